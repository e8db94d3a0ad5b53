/** A wrong option. An adapter turns it into a failing build, the command into exit code 2. */
export class OptionError extends Error {
  /** The option's path: `check.failOn`. */
  readonly option: string

  constructor(option: string, message: string) {
    super(message)
    this.name = 'OptionError'
    this.option = option
  }
}

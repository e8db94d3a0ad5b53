/** What keeps the command from doing its work: an unknown flag, an unreadable file, a wrong option. Ends in exit code 2. */
export class Failure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'Failure'
  }
}

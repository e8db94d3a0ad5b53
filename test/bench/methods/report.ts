/** Starts to count; the function that is returned prints CPU and wall seconds since then, and the peak memory of the process in MiB. */
export function startCounting(): (more?: Record<string, number>) => void {
  const cpu = process.cpuUsage()
  const wall = performance.now()
  return (more = {}) => {
    const { user, system } = process.cpuUsage(cpu)
    const counted = {
      cpu: (user + system) / 1e6,
      wall: (performance.now() - wall) / 1000,
      peak: process.resourceUsage().maxRSS / 1024,
    }
    process.stdout.write(JSON.stringify({ ...counted, ...more }))
  }
}

/** CPU seconds of the process so far. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

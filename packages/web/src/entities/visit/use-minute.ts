import { useEffect, useState } from 'react'
import { byServerClock } from '../../platform/time/server-clock'

/** The moment it is by the clock of the server, anew several times a minute: what counts minutes counts on. */
export function useMinute(): number {
  const [now, setNow] = useState(() => byServerClock(Date.now()))
  useEffect(() => {
    const timer = setInterval(() => setNow(byServerClock(Date.now())), 10_000)
    return () => clearInterval(timer)
  }, [])
  return now
}

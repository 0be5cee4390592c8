import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { byServerClock } from '../time/server-clock'

/** The moment a sheet is printed: until then when it was opened, for it may stay open for hours. */
export function usePrintedAt() {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    const print = () => flushSync(() => setMoment(now()))
    window.addEventListener('beforeprint', print)
    return () => window.removeEventListener('beforeprint', print)
  }, [])
  return moment
}

const now = () => new Date(byServerClock(Date.now()))

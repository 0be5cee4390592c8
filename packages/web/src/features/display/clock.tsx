import { useEffect, useState } from 'react'
import { display as recipe } from 'styled-system/recipes'
import { timeFormat } from '../../platform/time/date-format'

/** The time in the clinic by the clock of the server: a television's own may be a day off. */
export function Clock({ ahead, timeZone }: { ahead: number; timeZone: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [])
  return <time className={recipe().clock}>{timeFormat(timeZone).format(new Date(now + ahead))}</time>
}

import { useEffect, useState } from 'react'

/** So many are drawn at once: as many as a window shows. */
const first = 2

/** Lets a wide grid be drawn one column a frame, beginning where one looks first: no task holds up the hands. */
export function useColumnByColumn(columns: readonly { key: string }[], start = '') {
  const [count, setCount] = useState(first)
  const from = Math.max(
    0,
    columns.findIndex(({ key }) => key === start),
  )
  const order = [...columns.slice(from), ...columns.slice(0, from).reverse()]
  const isWhole = count >= order.length
  useEffect(() => {
    if (isWhole) return
    const frame = requestAnimationFrame(() => setCount(count + 1))
    return () => cancelAnimationFrame(frame)
  }, [count, isWhole])
  const drawn = new Set(order.slice(0, count).map(({ key }) => key))
  return (key: string) => drawn.has(key)
}

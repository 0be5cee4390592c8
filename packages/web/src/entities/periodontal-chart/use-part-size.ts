import { type RefObject, useLayoutEffect, useState } from 'react'
import type { PartSize } from './chart-layout'

/** How much of an arch has room beside each other, by the width of an element: figures stay readable. */
export function usePartSize(ref: RefObject<HTMLElement | null>): PartSize {
  const [size, setSize] = useState<PartSize>('arch')
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const measure = () => {
      const width = element.clientWidth
      // a browser that lays nothing out tells no width
      setSize(width === 0 || width >= 880 ? 'arch' : width >= 520 ? 'half' : 'sextant')
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

import type { ProbingEntry } from '@clinic/core/periodontal-chart'
import { useEffect, useRef } from 'react'
import { boxOf, type ChartPart, type PartSize } from './chart-layout'

interface ProbingCursorProps {
  entry: ProbingEntry
  part: ChartPart
  size: PartSize
}

/** Where the next number goes, always in sight; dashed, where marks go, if that is another site. */
export function ProbingCursor({ entry: { cursor, written, measure }, part, size }: ProbingCursorProps) {
  const next = useRef<SVGRectElement>(null)
  const box = boxOf(cursor, measure, { part, size })
  const marks = written && boxOf(written, measure, { part, size })
  const begun = useRef(cursor)
  useEffect(() => {
    if (cursor !== begun.current) next.current?.scrollIntoView({ block: 'nearest' })
    begun.current = cursor
  }, [cursor])
  return (
    <>
      {marks && <rect data-cursor="marks" rx="4" {...marks} />}
      {box && <rect ref={next} data-cursor="next" rx="4" {...box} />}
    </>
  )
}

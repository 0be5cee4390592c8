import { type chartingMachine, lineContextIn, mouthIn, previewOf, questionOf, usageIn } from '@clinic/core/charting'
import { completions, drawingOf, readLine, typedSpots } from '@clinic/core/odontogram'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'

export type ChartingActor = ActorRefFrom<typeof chartingMachine>

/** What a screen shows of charting, derived from what is typed and entered. */
export function useCharting(actor: ChartingActor, { caret }: { caret: number }) {
  const { rows, commits, author, dentition, usage, line, pending } = useSelector(actor, ({ context }) => context)
  const mouth = useMemo(() => mouthIn({ rows, commits, author }), [rows, commits, author])
  const context = useMemo(() => lineContextIn({ mouth, dentition, commits }), [mouth, dentition, commits])
  const used = useMemo(() => usageIn({ usage, commits }), [usage, commits])
  const outcome = useMemo(() => readLine(line, context), [line, context])
  const drawing = useMemo(() => drawingOf(previewOf(mouth, outcome, author)), [mouth, outcome, author])
  const lit = useMemo(() => typedSpots(line, context), [line, context])
  const fitting = useMemo(
    () => (line.trim() === '' ? [] : completions(line, { caret, usage: used, context })),
    [line, caret, used, context],
  )
  return { mouth, context, used, line, outcome, drawing, lit, fitting, commits, pending, question: questionOf(pending) }
}

export type ChartingView = ReturnType<typeof useCharting>

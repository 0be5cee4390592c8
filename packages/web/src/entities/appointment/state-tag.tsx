import type { Schema } from '@clinic/api'
import { useTexts } from '../../platform/texts/use-texts'
import { Tag } from '../../ui/tag'
import { toneOf } from './visit-words'

/** How far a visit is, in a word. */
export function StateTag({ state }: { state: Schema<'VisitState'> }) {
  return <Tag tone={toneOf[state]}>{useTexts().visit.states[state]()}</Tag>
}

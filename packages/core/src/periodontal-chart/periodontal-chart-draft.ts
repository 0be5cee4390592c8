import { type DraftActor, draftMachine } from '../note'
import type { PeriodontalChartContent } from './periodontal-chart-content'

/** A periodontal chart while it is typed: saved as the note of its visit is. */
export const periodontalChartDraftMachine = draftMachine<PeriodontalChartContent>()

export type PeriodontalChartDraftActor = DraftActor<PeriodontalChartContent>

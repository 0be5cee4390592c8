import type { JobState } from './job.values'
import type { SatuSehatStage } from './stage.values'

/** The states of the visits at each stage. */
export const statesAtStage: Readonly<Record<SatuSehatStage, readonly JobState[]>> = {
  correction: ['not_ready', 'rejected', 'dead'],
  on_the_way: ['ready', 'queued', 'sending', 'retry_wait', 'stale'],
  sent_today: ['sent'],
}

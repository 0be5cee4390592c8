import type { Schema } from '@clinic/api'
import type { useTexts } from '../../platform/texts/use-texts'

interface Words {
  texts: ReturnType<typeof useTexts>['patient']
  record: ReturnType<typeof useTexts>['patient-record']
}

/** The words of the change from a status to the one it is taken back to: from active to inactive, from any other to active. */
export function statusWords(status: Schema<'PatientStatus'>, { texts, record }: Words) {
  if (status === 'deceased') return record.death.mistaken
  return status === 'active' ? texts.deactivate : texts.activate
}

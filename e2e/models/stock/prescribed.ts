import { unwrap } from '../clinic-api'
import { startTreatment } from '../visit.model'

/** Signs a prescription of fifteen of a medicine for a new patient. */
export async function prescribe(medicine_id: number, patient: string, baseURL: string) {
  const { api, id } = await startTreatment(patient, baseURL)
  const line = { id: 1, medicine_id, dose: '3x1 sesudah makan selama 5 hari', quantity: 15, note: 'Habiskan' }
  const draft = await unwrap(
    api.PUT('/api/visit/{id}/prescription', {
      params: { path: { id } },
      body: { version: 0, content: { lines: [line], reasons: [] } },
    }),
  )
  const { version } = draft
  await unwrap(api.POST('/api/prescription/{id}/sign', { params: { path: { id: draft.id } }, body: { version } }))
}

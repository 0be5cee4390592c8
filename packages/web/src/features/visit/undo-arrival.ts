import { type Api, unwrap } from '@clinic/api'

/** Makes an arrival undone, of the appointment as it is stored now; the server refuses it once the patient was seen. */
export async function undoArrival(api: Api, id: number) {
  const params = { path: { id } }
  const { version } = await unwrap(api.GET('/api/appointment/{id}', { params }))
  return unwrap(api.POST('/api/appointment/{id}/undo-arrival', { params, body: { version } }))
}

import type { AccessOf } from '../../domain/satu-sehat/clinic-connections'
import type { ServiceOf } from '../../domain/satu-sehat/outbox/service'
import type { UseCases } from '../../use-case/contract'
import { Refusal } from '../../use-case/refusal'
import { changeToldVisit, isToSendAgain } from './change-told-visit'
import { compareSatuSehatVisit } from './compare-told-visit'
import { getSatuSehatStatus } from './get-status'
import { listSatuSehatVisit } from './list-told-visit'
import { previewSatuSehatVisit } from './preview-told-visit'
import { sendSatuSehatAgain } from './send-again'
import { setUpSatuSehat } from './set-up'
import { toldVisitDetail } from './told-visit-detail'

export const satuSehatUseCases = (
  accessOf: AccessOf,
  serviceOf: ServiceOf,
): UseCases<
  | 'getSatuSehatStatus'
  | 'setUpSatuSehat'
  | 'listSatuSehatVisit'
  | 'getSatuSehatVisit'
  | 'previewSatuSehatVisit'
  | 'compareSatuSehatVisit'
  | 'sendSatuSehatAgain'
  | 'sendSatuSehatVisitAgain'
  | 'excludeSatuSehatVisit'
  | 'includeSatuSehatVisit'
> => ({
  getSatuSehatStatus: getSatuSehatStatus(accessOf),
  setUpSatuSehat: setUpSatuSehat(accessOf),
  listSatuSehatVisit,
  async getSatuSehatVisit({ database, caller, path: { id } }) {
    const visit = await toldVisitDetail(database, caller, id)
    if (!visit) throw new Refusal(404, 'notFound')
    return visit
  },
  previewSatuSehatVisit: previewSatuSehatVisit(accessOf),
  compareSatuSehatVisit: compareSatuSehatVisit(accessOf, serviceOf),
  sendSatuSehatAgain,

  sendSatuSehatVisitAgain: (call) =>
    changeToldVisit(call, {
      action: 'send_again',
      event: { type: 'job.enqueue' },
      moves: isToSendAgain,
      mayMove: ({ steps }) => steps.length > 0,
      columns: (state) => ({ state, due_at: call.now }),
    }),

  async excludeSatuSehatVisit(call) {
    const { reason } = call.body
    const note = call.body.note.trim()
    if (reason === 'other' && note === '') throw new Refusal(422, 'checkFields', { fields: { note: 'sayWhyNotTold' } })
    return changeToldVisit(call, {
      action: 'exclude',
      event: { type: 'job.exclude' },
      mayMove: ({ state }) => state !== 'out_of_scope',
      columns: () => ({ state: 'out_of_scope', reason, note, missing: '[]', due_at: null }),
      reason: note || reason,
    })
  },

  includeSatuSehatVisit: (call) =>
    changeToldVisit(call, {
      action: 'include',
      event: { type: 'job.include' },
      mayMove: ({ reason }) => reason === 'patient_unknown' || reason === 'other',
      columns: (state) => ({ state, reason: null, note: '', due_at: call.now }),
    }),
})

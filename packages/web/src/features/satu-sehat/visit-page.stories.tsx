import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { Route } from 'wouter'
import { billedPatient } from '../../entities/invoice/invoice-fixture'
import {
  rejectedVisitFixture,
  satuSehatSteps,
  satuSehatVisitFixture,
  unreadyVisitFixture,
  unwritableVisitFixture,
  waitingVisitFixture,
} from '../../entities/satu-sehat/satu-sehat-fixture'
import type { SatuSehatVisit } from '../../entities/satu-sehat/satu-sehat-query'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { visitDetailFixture } from './visit-detail-fixture'
import VisitPage from './visit-page'

const meta = {
  title: 'Screens/Satu Sehat/Visit',
  component: VisitPage,
  render: () => <Route path="/clinic/satu-sehat/visit/:id" component={VisitPage} />,
} satisfies Meta<typeof VisitPage>
export default meta
type Story = StoryObj<typeof meta>

const condition = {
  resourceType: 'Condition',
  identifier: [{ system: 'http://sys-ids.kemkes.go.id/condition/100026555', value: '3-7-D1' }],
  code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10', code: 'K02.1', display: 'Caries of dentine' }] },
  subject: { reference: 'Patient/P02478375538', display: 'S*** R********' },
}
const resources = [
  { step: 'encounter_arrived', key: 'Encounter/3-7', json: JSON.stringify({ resourceType: 'Encounter' }, null, 2) },
  { step: 'condition', key: 'Condition/3-7-D9', json: JSON.stringify(condition, null, 2) },
]

const unwritable = refusal(
  422,
  'This visit cannot be written down for SATUSEHAT. This is a fault of the program, not yours: tell support the reference number that is shown at the visit.',
)

const number = '7c9e6679-7425-40de-944b-e07fc1f90a11'
const compared = [
  {
    key: 'Condition/3-7-D1',
    remote_id: number,
    state: 'different',
    differences: [
      { path: 'code.coding[0].code', ours: 'K02.1', theirs: 'K02.9' },
      { path: 'note[0].text', ours: 'Gigi 46', theirs: null },
      { path: 'subject.display', ours: 'S••• R••••••••', theirs: 'S••• R•••••••' },
    ],
  },
  { key: 'Condition/3-7-D2', remote_id: number, state: 'same', differences: [] },
  { key: 'Condition/3-7-D3', remote_id: number, state: 'gone', differences: [] },
  { key: 'Condition/3-7-D4', remote_id: null, state: 'not_sent', differences: [] },
  { key: 'Condition/3-7-D5', remote_id: number, state: 'withdrawn', differences: [] },
]

interface Told {
  preview?: Reply
  comparison?: Reply
}

const page = (
  reply: Reply,
  { preview = success({ resources }), comparison = success({ resources: compared }), ...more }: Scene & Told = {},
) => ({
  scene: {
    role: 'manager_clinic',
    path: '/clinic/satu-sehat/visit/7',
    ...more,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/satu-sehat/visit/7': reply,
      'GET /api/satu-sehat/visit/7/preview': preview,
      'GET /api/satu-sehat/visit/7/comparison': comparison,
    },
  } satisfies Scene,
})
const of = (visit: SatuSehatVisit, more?: Scene & Told) => page(success(visitDetailFixture(visit)), more)
const inState = (state: SatuSehatVisit['state'], more: Partial<SatuSehatVisit> = {}) =>
  of(satuSehatVisitFixture({ state, steps: satuSehatSteps(state), ...more }))

const asks = (button: RegExp, role: 'dialog' | 'alertdialog'): Story['play'] =>
  async function ask({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: button }))
    await screen.findByRole(role)
  }
const opensPreview: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText(/^(What would be sent now|Yang akan dikirim sekarang)$/))
}
const opensComparison: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByText(/^(Compare with SATUSEHAT|Bandingkan dengan SATUSEHAT)$/))
  const steps = await canvas.findAllByText(/^(Diagnoses|Diagnosis)$/)
  for (const step of steps.filter(({ parentElement }) => parentElement?.localName === 'details'))
    await userEvent.click(step)
}

export const Sent: Story = { parameters: of(satuSehatVisitFixture()) }
export const NotReady: Story = { parameters: of(unreadyVisitFixture()) }
export const NotReadyAtTheDesk: Story = { parameters: of(unreadyVisitFixture(), { role: 'front_office_clinic' }) }
export const Ready: Story = { parameters: inState('ready', { attempts: 0 }) }
export const Queued: Story = { parameters: inState('queued', { attempts: 0 }) }
export const Sending: Story = { parameters: inState('sending') }
export const WaitingToBeTriedAgain: Story = { parameters: of(waitingVisitFixture()) }
export const Rejected: Story = { parameters: of(rejectedVisitFixture()) }
export const GivenUp: Story = { parameters: inState('dead', { attempts: 300 }) }
export const Stale: Story = { parameters: inState('stale') }
export const NotToBeSent: Story = {
  parameters: inState('out_of_scope', { reason: 'other', note: 'Pasien menolak datanya dikirim' }),
}
export const Left: Story = { parameters: inState('out_of_scope', { reason: 'left', steps: [] }) }
export const Long: Story = {
  parameters: of(
    rejectedVisitFixture({
      patient: billedPatient({ first_name: 'Raden Mas Bambang', last_name: 'Suryokusumo Wirjosandjojo' }),
      doctor_name: 'Prof. Dr. drg. Sulistyaningrum Kusumawardhani Wirjosandjojo, Sp.KG(K), M.Kes.',
    }),
  ),
}
export const AskedToSendAgain: Story = {
  parameters: of(rejectedVisitFixture()),
  play: asks(/^(Send again|Kirim lagi)$/, 'alertdialog'),
}
export const AskedNotToSend: Story = {
  parameters: of(unreadyVisitFixture()),
  play: asks(/^(Do not send|Jangan kirim)$/, 'dialog'),
}
export const AskedToSendAfterAll: Story = {
  parameters: inState('out_of_scope', { reason: 'patient_unknown' }),
  play: asks(/^(Send after all|Tetap kirim)$/, 'alertdialog'),
}
export const Preview: Story = {
  parameters: of(satuSehatVisitFixture()),
  play: async (context) => {
    await opensPreview(context)
    await context.userEvent.click(await context.canvas.findByText('Condition/3-7-D9'))
  },
}
export const PreviewLoading: Story = {
  parameters: of(satuSehatVisitFixture(), { preview: silence }),
  play: opensPreview,
}
export const PreviewFailed: Story = {
  parameters: of(satuSehatVisitFixture(), { preview: refusal(503, 'The database does not answer.') }),
  play: opensPreview,
}
export const PreviewUnwritable: Story = {
  parameters: of(unwritableVisitFixture(), { preview: unwritable }),
  play: opensPreview,
}
export const Comparison: Story = { parameters: of(satuSehatVisitFixture()), play: opensComparison }
export const ComparisonTheSame: Story = {
  parameters: of(satuSehatVisitFixture(), { comparison: success({ resources: [compared[1]] }) }),
  play: opensComparison,
}
export const ComparisonLoading: Story = {
  parameters: of(satuSehatVisitFixture(), { comparison: silence }),
  play: opensComparison,
}
export const ComparisonFailed: Story = {
  parameters: of(satuSehatVisitFixture(), {
    comparison: refusal(503, 'SATUSEHAT did not answer, or not with a whole resource. Try again in a minute.'),
  }),
  play: opensComparison,
}
export const NothingToCompare: Story = { parameters: of(unreadyVisitFixture()), play: opensComparison }
export const Unknown: Story = { parameters: page(refusal(404, 'Not found')) }
export const Loading: Story = { parameters: page(silence) }
export const Failed: Story = { parameters: page(refusal(503, 'The database does not answer.')) }

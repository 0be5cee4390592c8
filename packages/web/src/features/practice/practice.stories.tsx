import type { Schema } from '@clinic/api'
import { noteProcedureFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { dictatedFixture, dictationFixture } from '../../entities/dictation/dictation-fixture'
import { alertFixture, alertsFixture } from '../../entities/medical-alert/medical-alert-fixture'
import {
  addendumFixture,
  fullNoteContent,
  noteFixture,
  performersFixture,
  servicesFixture,
  signedNoteFixture,
} from '../../entities/note/note-fixture'
import type { Note } from '../../entities/note/note-query'
import { contradictedFixture, odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import {
  draftFixture,
  factsFixture,
  factsInDanger,
  medicinesFixture,
  signedPrescriptionFixture,
  twoLines,
} from '../../entities/prescription/prescription-fixture'
import type { Prescription } from '../../entities/prescription/prescription-query'
import { boardFixture, minutesAgo, visitCardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { measurementFixture, sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
// what comes later is here with the file: no story waits for its compilation
import '../../entities/note/ending/sign-dialog'
import '../../entities/prescription/sign-prescription-dialog'
import './chart-history'
import './dictated-entries'
import './practice-desk'
import './practice-note'
import './practice-prescription'
import './practice-vitals'
import Practices from './practices'
import StartPractice from './start-practice'

const meta = { title: 'Screens/Practice', component: StartPractice } satisfies Meta<typeof StartPractice>
export default meta
type Story = StoryObj<typeof meta>

const rooms = success(
  listOf([
    { id: 1, name: 'Cempaka' },
    { id: 2, name: 'Melati' },
  ]),
)
const own = { doctor_id: 1, doctor_name: 'drg. Ratna Dewi, Sp.KG' } as const
const ready = visitFixture({ id: 7, state: 'ready', ...own, note: 'Takut jarum suntik' })
const treated = visitFixture({ ...ready, state: 'in_practice', state_since: minutesAgo(12) })
const mouth = odontogramFixture(['18,28 une', '46 o car', '36 mod amf', '26 mis karies', '11 mpc rct', '+46 poc'])

interface Shown extends Scene {
  visit?: Schema<'Visit'>
  board?: Reply
}
const scene = ({ visit = ready, board = success(boardFixture()), replies, ...more }: Shown = {}) => ({
  scene: {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    ...more,
    replies: {
      'GET /api/visit/board': board,
      'GET /api/room': rooms,
      'GET /api/visit/7': success(visit),
      'GET /api/patient/7/odontogram': success(mouth),
      'GET /api/patient/7/letter': success(listOf([])),
      'GET /api/patient/7/treatment-consent': success(listOf([])),
      'GET /api/patient/7/periodontal-chart': success([]),
      'GET /api/visit/7/vital-sign': success(sheetFixture()),
      'GET /api/visit/7/note': notes(),
      'GET /api/visit/7/prescription': prescribed(),
      'GET /api/note/performer': success(performersFixture),
      'GET /api/company-medicine': success(listOf(medicinesFixture)),
      ...medicines,
      ...replies,
    },
  } satisfies Scene,
})
const notes = (...written: Note[]) =>
  success({ visit_id: 7, patient: treated.patient, notes: written } satisfies Schema<'VisitNote'>)
const prescribed = (facts = factsFixture, ...prescriptions: Prescription[]) =>
  success({ visit_id: 7, patient: treated.patient, facts, prescriptions } satisfies Schema<'VisitPrescription'>)
const medicines = Object.fromEntries(
  medicinesFixture.map((medicine) => [`GET /api/company-medicine/${medicine.id}`, success(medicine)]),
)
const services = Object.fromEntries(
  servicesFixture.map((service) => [`GET /api/product/${service.id}`, success(service)]),
)
const finished = visitFixture({ ...treated, state: 'finished', outcome: 'completed' })
const nobody = success(boardFixture({ appointments: [], visits: [] }))
const list: Scene = { path: '/doctor/idental' }
const quiet = success(boardFixture({ visits: [visitCardFixture({ id: 7, state: 'ready' })] }))

export const OfADentist: Story = { parameters: scene(list), render: () => <Practices /> }
export const NobodyForTheDentist: Story = {
  parameters: scene({ ...list, board: nobody }),
  render: () => <Practices />,
}
export const OfTheClinic: Story = {
  parameters: scene({ role: 'manager_clinic', path: '/clinic/idental' }),
  render: () => <Practices />,
}
export const ListLoading: Story = { parameters: scene({ ...list, board: silence }), render: () => <Practices /> }
export const ListFailed: Story = {
  parameters: scene({ ...list, board: refusal(500, 'The server failed. Try again in a moment.') }),
  render: () => <Practices />,
}
export const OnlyDentistsStart: Story = {
  parameters: scene({ role: 'front_office_clinic', path: '/clinic/idental/start-practice' }),
}
export const ToChoose: Story = { parameters: scene({ path: '/doctor/idental/start-practice' }) }
export const Ready: Story = { parameters: scene({ board: quiet }) }
const alarming = { state: 'recorded', level: 'hard_alert', is_acknowledged: false } as const
/** What was measured is a reason to stop: it is acknowledged before the practice begins. */
export const InDanger: Story = {
  parameters: scene({
    board: quiet,
    visit: { ...ready, vital_sign: alarming },
    replies: {
      'GET /api/visit/7/vital-sign': success(
        sheetFixture({
          state: 'ready',
          vital_sign: alarming,
          measurements: [measurementFixture({ systolic: 190, diastolic: 120, level: 'hard_alert' })],
        }),
      ),
    },
  }),
}
export const WhileAnotherIsTreated: Story = { parameters: scene() }
export const OfAnotherDentist: Story = {
  parameters: scene({ board: quiet, visit: { ...ready, doctor_id: 2, doctor_name: 'drg. Bagus' } }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Start practice|Mulai praktek)$/ }))
    await screen.findByText(/^(Enter why you take over this patient|Isi alasan mengambil alih pasien ini)$/)
  },
}
export const NotReady: Story = { parameters: scene({ visit: { ...ready, state: 'in_vitals' } }) }
export const InTreatment: Story = { parameters: scene({ visit: treated }) }
const earlierVisits = [
  { visit: 'v1', date: '2025-02-11', doctor_name: 'drg. Ratna Dewi, Sp.KG', is_examination: true },
  { visit: 'v2', date: '2026-11-20', doctor_name: 'drg. Bagus', is_examination: true },
]
const overTime = odontogramFixture(['18,28 une', '46 o car', { line: '46 o cof', visit: 'v2', by: 'budi' }], {
  visits: earlierVisits,
})
const charted = (chart: Schema<'Odontogram'>) => ({ 'GET /api/patient/7/odontogram': success(chart) })
/** Alerts, vital signs, chart and typed line are seen at once. */
export const WithAlertsAndVitalSigns: Story = {
  parameters: scene({
    visit: treated,
    replies: {
      ...charted(overTime),
      'GET /api/patient/7/medical-alert': success(
        alertsFixture({
          allergy: { alerts: [alertFixture()] },
          condition: {
            alerts: [alertFixture({ id: 2, topic: 'condition', kind: 'hypertension', name: '', note: '' })],
          },
          medication: {
            alerts: [alertFixture({ id: 3, topic: 'medication', kind: 'other', name: 'Amlodipine 5 mg', note: '' })],
          },
        }),
      ),
      'GET /api/visit/7/vital-sign': success(
        sheetFixture({
          vital_sign: { state: 'recorded', level: 'normal', is_acknowledged: false },
          measurements: [measurementFixture()],
        }),
      ),
    },
  }),
  // on a phone a value stays beside its unit
  play: async ({ canvas, canvasElement }) => {
    const [shown] = await canvas.findAllByText(/mmHg/, {}, { timeout: 10_000 })
    const line = shown?.closest('bdi')
    if (!line) throw new Error('no vital signs')
    const values = line.textContent.split(' · ')
    for (let width = 390; width >= 250; width -= 10) {
      canvasElement.style.width = `${width}px`
      await expect(values.filter((value) => linesOf(line, value) > 1)).toEqual([])
    }
    canvasElement.style.width = ''
  },
}
/** In how many lines a part of a text stands. */
function linesOf(element: Element, part: string) {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const at = walker.currentNode.textContent?.indexOf(part) ?? -1
    if (at === -1) continue
    const range = document.createRange()
    range.setStart(walker.currentNode, at)
    range.setEnd(walker.currentNode, at + part.length)
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
  }
  return 0
}
export const WithEarlierVisits: Story = { parameters: scene({ visit: treated, replies: charted(overTime) }) }
export const ComparedWhileTreating: Story = {
  parameters: scene({
    visit: treated,
    path: '/doctor/idental/start-practice?visit=7&history=open&against=v1',
    replies: charted(overTime),
  }),
}
export const Contradicted: Story = {
  parameters: scene({
    visit: treated,
    replies: charted(contradictedFixture('46 o cof', '46 o amf', { visits: earlierVisits })),
  }),
}
export const FirstVisit: Story = {
  parameters: scene({ visit: treated, replies: { 'GET /api/patient/7/odontogram': success(odontogramFixture([])) } }),
}
export const Paused: Story = { parameters: scene({ visit: { ...treated, state: 'paused' } }) }
export const ReadByAnotherDentist: Story = {
  parameters: scene({ visit: { ...treated, doctor_id: 2, doctor_name: 'drg. Bagus' } }),
}
export const ChartLoading: Story = {
  parameters: scene({ visit: treated, replies: { 'GET /api/patient/7/odontogram': silence } }),
}
/** A chart that cannot be read is never drawn as a healthy mouth. */
export const ChartFailed: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/patient/7/odontogram': refusal(503, 'The database does not answer.') },
  }),
}
const dictated = (...lines: string[]) =>
  success(dictatedFixture(...lines.map((line, index) => dictationFixture(line, { id: index + 1 }))))
export const Dictated: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/visit/7/dictation': dictated('37 o car', '15 mis karies') },
  }),
}
/** The chart contradicts the first one: it can be changed or rejected. */
export const DictatedAndContradicted: Story = {
  parameters: scene({ visit: treated, replies: { 'GET /api/visit/7/dictation': dictated('26 o car', '37 o car') } }),
}
export const RejectingWhatWasDictated: Story = {
  parameters: Dictated.parameters,
  play: async ({ userEvent }) => {
    const [first] = await screen.findAllByRole('button', { name: /^(Reject|Tolak): / }, { timeout: 10_000 })
    await userEvent.click(first as HTMLElement)
    await screen.findByRole('textbox', { name: /^(Reason|Alasan)/ })
  },
}
export const DictationFailed: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/visit/7/dictation': refusal(503, 'The database does not answer.') },
  }),
}
export const NoteWritten: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/visit/7/note': notes(noteFixture({ content: fullNoteContent })), ...services },
  }),
}
const performed = (...procedures: Parameters<typeof noteProcedureFixture>[0][]) =>
  notes(
    noteFixture({
      content: {
        ...fullNoteContent,
        procedures: procedures.map((row, index) => noteProcedureFixture({ id: index + 1, surfaces: [], ...row })),
      },
    }),
  )
const performing = (lines: Parameters<typeof odontogramFixture>[0], ...procedures: Parameters<typeof performed>) =>
  scene({
    visit: treated,
    replies: {
      'GET /api/patient/7/odontogram': success(odontogramFixture(lines)),
      'GET /api/visit/7/note': performed(...procedures),
      ...services,
    },
  })
const here = { visit: '7' }
/** What a procedure leaves in the chart: entered, proposed, refused by the chart, and said not to be there. */
export const ProceduresAndTheChart: Story = {
  parameters: performing(
    ['46 o car', '26 mis karies', '+36 rct; +11 poc', { ...here, line: '!46 o cof' }],
    { surfaces: ['o'] },
    { tooth: '47', surfaces: ['m', 'o'] },
    { product_id: 4, tooth: '26', icd9cm: '23.70' },
    { product_id: 4, tooth: '15', not_charted: 'Perawatan ulang, sudah tercatat' },
  ),
}
/** An extraction asks for its cause in its row. */
export const AskedWhyAToothIsLost: Story = {
  parameters: performing(['38 imx'], {
    product_id: 3,
    tooth: '38',
    consent: { witness: 'Rani Putri', at: '2026-11-20T03:12:00.000Z' },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Enter in the chart|Catat di odontogram): / }, { timeout: 10_000 }),
    )
    await screen.findByRole('group', { name: /38/ })
  },
}
/** The bar says what is missing, and leads to it. */
export const NotReadyToFinish: Story = {
  parameters: scene({ visit: treated }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Sign and finish|Tanda tangan dan selesai)$/ }, { timeout: 10_000 }),
    )
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Chief complaint missing|Keluhan utama belum diisi)$/ }),
    )
  },
}
export const Signing: Story = {
  parameters: scene({
    visit: treated,
    replies: {
      'GET /api/patient/7/odontogram': success(odontogramFixture(['46 o car', { ...here, line: '!46 o cof' }])),
      'GET /api/visit/7/note': notes(noteFixture({ content: fullNoteContent })),
      ...services,
    },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Sign and finish|Tanda tangan dan selesai)$/ }, { timeout: 10_000 }),
    )
    await screen.findByRole('dialog')
  },
}
export const NoteFailed: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/visit/7/note': refusal(503, 'The database does not answer.') },
  }),
}
export const NoteReadByAnotherDentist: Story = {
  parameters: scene({
    visit: { ...treated, doctor_id: 2, doctor_name: 'drg. Bagus' },
    replies: { 'GET /api/visit/7/note': notes(noteFixture({ doctor_id: 2, doctor_name: 'drg. Bagus' })), ...services },
  }),
}
/** Each warning in words and colour; the hard ones ask for a reason. */
export const Prescribing: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/visit/7/prescription': prescribed(factsInDanger, draftFixture({ content: twoLines })) },
  }),
}
/** What is missing leads to where it is entered. */
export const PrescriptionNotReady: Story = {
  parameters: Prescribing.parameters,
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Sign the prescription|Tanda tangani resep)$/ }, { timeout: 10_000 }),
    )
    await screen.findAllByRole('button', {
      name: /(reason against the warning missing|alasan atas peringatan belum diisi)$/,
    })
  },
}
export const SigningThePrescription: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/visit/7/prescription': prescribed(factsFixture, draftFixture({ content: twoLines })) },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: /^(Sign the prescription|Tanda tangani resep)$/ }, { timeout: 10_000 }),
    )
    await screen.findByRole('dialog')
  },
}
export const PrescriptionFailed: Story = {
  parameters: scene({
    visit: treated,
    replies: { 'GET /api/visit/7/prescription': refusal(503, 'The database does not answer.') },
  }),
}
export const Prescribed: Story = {
  parameters: scene({
    visit: finished,
    replies: {
      'GET /api/visit/7/note': notes(signedNoteFixture()),
      'GET /api/visit/7/prescription': prescribed(
        factsInDanger,
        signedPrescriptionFixture({
          id: 8,
          state: 'cancelled',
          cancelled: { reason: 'Pasien punya obatnya', by: 'Ratna Dewi', at: minutesAgo(3) },
        }),
        signedPrescriptionFixture(),
      ),
      ...services,
    },
  }),
}
export const Finished: Story = {
  parameters: scene({
    visit: finished,
    replies: { 'GET /api/visit/7/note': notes(signedNoteFixture({ addenda: [addendumFixture()] })), ...services },
  }),
}
/** Somebody changed what was signed. */
export const FinishedAndChanged: Story = {
  parameters: scene({
    visit: finished,
    replies: { 'GET /api/visit/7/note': notes(signedNoteFixture({ is_intact: false })), ...services },
  }),
}
export const Discontinued: Story = {
  parameters: scene({ visit: { ...finished, outcome: 'discontinued' } }),
}
export const UnknownVisit: Story = {
  parameters: scene({ replies: { 'GET /api/visit/7': refusal(404, 'This does not exist, or not in your clinic.') } }),
}

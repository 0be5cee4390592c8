import type { Schema } from '@clinic/api'
import type { TypedLine } from '@clinic/core/odontogram'
import '@clinic/core/terminology'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import {
  addendumFixture,
  noteFixture,
  performersFixture,
  serviceFixture,
  servicesFixture,
  signedNoteFixture,
} from '../../entities/note/note-fixture'
import type { Note } from '../../entities/note/note-query'
import { odontogramFixture } from '../../entities/odontogram/odontogram-fixture'
import { factsFixture, medicineFixture } from '../../entities/prescription/prescription-fixture'
import type { Prescription } from '../../entities/prescription/prescription-query'
import { boardFixture, visitFixture } from '../../entities/visit/visit-fixture'
import { sheetFixture } from '../../entities/vital-sign/vital-sign-fixture'
import { renderScene } from '../../testing/render-scene'
import { listOf, type Reply, success } from '../../testing/scene'
import './practice-desk'
import './practice-note'
import './practice-prescription'
import StartPractice from './start-practice'

export const patience = { timeout: 10_000 }
const treated = visitFixture({ id: 7, state: 'in_practice', doctor_id: 1, room_id: 1, version: 3 })
export const finished = visitFixture({ ...treated, state: 'finished', outcome: 'completed', version: 4 })

/** What the procedure of a note leaves in the chart, charted in the visit. */
const filled: readonly TypedLine[] = [{ line: '!46 o cof', visit: '7' }]

interface Shown {
  visit?: Schema<'Visit'>
  notes?: Note[]
  prescriptions?: Prescription[]
  replies?: Record<string, Reply>
  board?: Schema<'VisitCard'>[]
  chart?: readonly TypedLine[]
}

/** The desk of a dentist, and a server that keeps what it is sent. */
export async function show({
  visit = treated,
  notes = [],
  prescriptions = [],
  board,
  replies = {},
  chart = filled,
}: Shown = {}) {
  const sent = vi.fn()
  let stored = visit
  let written = notes
  const noting =
    (reply: Reply): Reply =>
    async (request) => {
      if (request.method !== 'GET')
        sent(`${request.method} ${new URL(request.url).pathname}`, await request.clone().json())
      return reply(request)
    }
  const keep: Reply = async (request) => {
    const { content, version }: Schema<'NoteDraft'> = await request.clone().json()
    const note = noteFixture({ content, version: version + 1 })
    written = [...written.filter(({ state }) => state === 'signed'), note]
    return success(note)(request)
  }
  const moved =
    (next: Schema<'Visit'>, then: (notes: Note[]) => Note[]): Reply =>
    (request) => {
      stored = next
      written = then(written)
      return success(next)(request)
    }
  const own: Record<string, Reply> = {
    'PUT /api/visit/7/note': keep,
    'POST /api/visit/7/finish': moved(finished, (drafts) =>
      drafts.map(({ content }) => signedNoteFixture({ content })),
    ),
    'POST /api/visit/7/discontinue': moved({ ...finished, outcome: 'discontinued' }, () => []),
    'POST /api/visit/7/reopen': moved({ ...treated, version: 5 }, (signed) => signed),
    'POST /api/note/5/addendum': (request) => {
      written = written.map((note) => ({ ...note, addenda: [addendumFixture()] }))
      return success(written[0])(request)
    },
    ...replies,
  }
  const { app, unmount } = await renderScene(<StartPractice />, {
    role: 'doctor_clinic',
    account: { doctor_id: 1 },
    path: '/doctor/idental/start-practice?visit=7',
    replies: {
      'GET /api/visit/board': success(boardFixture(board && { visits: board })),
      'GET /api/room': success(listOf([])),
      'GET /api/patient/7/odontogram': success(odontogramFixture(chart)),
      'GET /api/patient/7/letter': success(listOf([])),
      'GET /api/patient/7/treatment-consent': success(listOf([])),
      'GET /api/patient/7/periodontal-chart': success([]),
      'GET /api/patient/7/treatment-plan': success(listOf([])),
      'GET /api/visit/7/vital-sign': success(sheetFixture()),
      'GET /api/product': success(listOf([serviceFixture()])),
      ...Object.fromEntries(servicesFixture.map((row) => [`GET /api/product/${row.id}`, success(row)])),
      'GET /api/product/1': success(serviceFixture()),
      'GET /api/note/performer': success(performersFixture),
      'POST /api/visit/7/odontogram': () => new Promise(() => {}),
      ...Object.fromEntries(Object.entries(own).map(([name, reply]) => [name, noting(reply)])),
      'GET /api/visit/7': (request) => success(stored)(request),
      'GET /api/visit/7/prescription': prescribed(...prescriptions),
      'GET /api/company-medicine/1': success(medicineFixture()),
      'GET /api/visit/7/note': (request) =>
        success({ visit_id: 7, patient: treated.patient, notes: written } satisfies Schema<'VisitNote'>)(request),
    },
  })
  const saves = () => sent.mock.calls.flatMap(([call, body]) => (call.startsWith('PUT') ? [body] : []))
  return { app, unmount, user: userEvent.setup(), sent, saves }
}

const prescribed = (...prescriptions: Prescription[]) =>
  success({
    visit_id: 7,
    patient: treated.patient,
    facts: factsFixture,
    prescriptions,
  } satisfies Schema<'VisitPrescription'>)
export const complaint = () => screen.findByLabelText(/^Chief complaint/, {}, patience)
export const button = (name: string) => screen.findByRole('button', { name }, patience)
export const storing = (text: RegExp) =>
  vi.waitFor(() => expect(screen.getByRole('region', { name: 'Finish the visit' }).textContent).toMatch(text), patience)
export const press = (code: string) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { code, altKey: true, bubbles: true }))
  })

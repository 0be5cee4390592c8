import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import type { Sheet } from '../../entities/vital-sign/sheet-query'
import {
  earlierFixture,
  measurementFixture,
  sheetFixture,
  visitsFixture,
} from '../../entities/vital-sign/vital-sign-fixture'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import VitalSigns from './vital-sign'

const meta = { title: 'Screens/Vital sign', component: VitalSigns } satisfies Meta<typeof VitalSigns>
export default meta
type Story = StoryObj<typeof meta>

const board = (visits: Reply = success(visitsFixture()), clinic = informationFixture()) => ({
  'GET /api/visit/board': visits,
  'GET /api/information': success(clinic),
})
const list = (visits?: Reply) => ({
  scene: { role: 'nurse_clinic', path: '/nurse/vital-sign', replies: board(visits) } satisfies Scene,
})
const open = (sheet: Reply, { replies = {}, ...scene }: Scene = {}) => ({
  scene: {
    role: 'nurse_clinic',
    path: '/nurse/vital-sign?visit=1',
    ...scene,
    replies: { ...board(), 'GET /api/visit/1/vital-sign': sheet, ...replies },
  } satisfies Scene,
})
const shown = (overrides: Partial<Sheet>) => open(success(sheetFixture(overrides)))
const recorded = { state: 'recorded', level: 'normal', is_acknowledged: false } as const
const alert = { state: 'recorded', level: 'hard_alert', is_acknowledged: false } as const
const dangerous = measurementFixture({ systolic: 190, diastolic: 112, oxygen_saturation: 91, level: 'hard_alert' })
const patience = { timeout: 10_000 }

export const Patients: Story = { parameters: list() }
export const Nobody: Story = { parameters: list(success({ ...visitsFixture(), visits: [] })) }
export const PatientsLoading: Story = { parameters: list(silence) }
export const PatientsFailed: Story = { parameters: list(refusal(503, 'The database does not answer.')) }

export const Waiting: Story = { parameters: shown({ state: 'waiting' }) }
export const Called: Story = { parameters: shown({ state: 'called' }) }
export const Empty: Story = { parameters: shown({ previous: earlierFixture() }) }
export const Child: Story = {
  parameters: shown({ patient: { ...sheetFixture().patient, date_of_birth: '2021-03-04' } }),
}
export const Ready: Story = {
  parameters: shown({
    state: 'ready',
    vital_sign: recorded,
    measurements: [measurementFixture({ id: 90 })],
    previous: earlierFixture(),
  }),
}
export const Dangerous: Story = { parameters: shown({ state: 'ready', vital_sign: alert, measurements: [dangerous] }) }
export const DangerousForTheDentist: Story = {
  parameters: open(success(sheetFixture({ state: 'ready', vital_sign: alert, measurements: [dangerous] })), {
    role: 'doctor_clinic',
  }),
}
export const Acknowledged: Story = {
  parameters: shown({
    state: 'in_practice',
    vital_sign: { ...alert, is_acknowledged: true },
    measurements: [
      { ...dangerous, acknowledged_at: '2026-11-20T02:20:00.000Z', acknowledged_by: 'drg. Ratna Dewi, Sp.KG' },
    ],
  }),
}
export const Corrected: Story = {
  parameters: shown({
    state: 'ready',
    vital_sign: recorded,
    measurements: [
      { ...dangerous, state: 'corrected' },
      measurementFixture({ id: 2, supersedes: 1, correction_reason: 'Salah baca', recorded_by: 'Dewi Anggraini' }),
    ],
  }),
}
export const Skipped: Story = {
  parameters: shown({
    state: 'ready',
    vital_sign: { state: 'skipped', level: null, is_acknowledged: false },
    skip_reason: 'Darurat, langsung ditangani',
  }),
}
export const NotMeasurable: Story = {
  parameters: shown({
    state: 'ready',
    vital_sign: recorded,
    measurements: [
      measurementFixture({ systolic: null, diastolic: null, unmeasurable_reason: 'Anak menangis', is_pregnant: true }),
    ],
  }),
}
export const SwitchedOff: Story = {
  parameters: open(success(sheetFixture({ state: 'called' })), {
    replies: board(success(visitsFixture()), informationFixture({ takes_vital_signs: false })),
  }),
}
export const Loading: Story = { parameters: open(silence) }
export const Missing: Story = { parameters: open(refusal(404, 'This does not exist, or not in your clinic.')) }
export const Failed: Story = { parameters: open(refusal(503, 'The database does not answer.')) }

/** What is out of range, and what no patient can have. */
export const Typed: Story = {
  parameters: shown({ previous: earlierFixture() }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(Blood pressure|Tekanan darah)/ }), '80/120')
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Temperature|Suhu)/ }), '386')
    await userEvent.type(canvas.getByRole('textbox', { name: /^(Oxygen|Saturasi)/ }), '91')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(canvas.getByRole('textbox', { name: /^(Blood pressure|Tekanan darah)/ })).toHaveFocus()
  },
}

export const SomebodyWasFaster: Story = {
  parameters: open(success(sheetFixture()), {
    replies: {
      'POST /api/visit/1/vital-sign': refusal(409, 'Somebody changed this in the meantime.', {
        current: sheetFixture({
          state: 'ready',
          version: 4,
          vital_sign: recorded,
          measurements: [measurementFixture({ pulse: 88, recorded_by: 'Dewi Anggraini' })],
        }),
      }),
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(Blood pressure|Tekanan darah)/ }), '120/80')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(await canvas.findByText(/Dewi Anggraini/)).toBeVisible()
  },
}

export const Correcting: Story = {
  parameters: shown({ state: 'ready', vital_sign: recorded, measurements: [measurementFixture()] }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Correct the|Koreksi peng)/ }))
    await expect(await canvas.findByRole('form', { name: /^(Correction|Koreksi)$/ })).toBeVisible()
  },
}

export const AskedWhySkipping: Story = {
  parameters: shown({ state: 'called' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Skip|Lewati)$/ }))
    await screen.findByRole('dialog', {}, patience)
  },
}

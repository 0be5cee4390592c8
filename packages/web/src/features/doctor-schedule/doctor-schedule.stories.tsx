import { addDays, weekOf } from '@clinic/core/time'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { calendarOfViolations, planViolationsFixture } from '../../entities/appointment/plan-violations-fixture'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import DoctorSchedule from './doctor-schedule'
import OwnSchedule from './own-schedule'
import { absenceAppointments, absenceFixture, scheduleFixture, templateFixture } from './schedule-fixture'

const meta = { title: 'Screens/Dentist schedule', component: DoctorSchedule } satisfies Meta<typeof DoctorSchedule>
export default meta
type Story = StoryObj<typeof meta>

const schedule = scheduleFixture()
const rooms = [
  { id: 1, name: 'Melati' },
  { id: 2, name: 'Anggrek' },
]

function scene(reply: Reply, overrides: Partial<Scene> = {}) {
  return {
    scene: {
      role: 'manager_clinic',
      path: '/clinic/doctor-schedule?week=2099-11-23',
      ...overrides,
      replies: {
        'GET /api/doctor-schedule': reply,
        'GET /api/doctor-schedule/absence': success(listOf(schedule.absences.slice(0, 1))),
        'GET /api/doctor-schedule/absence/1/appointment': success(listOf(absenceAppointments)),
        'GET /api/doctor-schedule/template': success(
          listOf([
            templateFixture(),
            templateFixture({ id: 2, weekday: 'wednesday', every_weeks: 2, valid_from: '2099-01-01', room_name: null }),
          ]),
        ),
        'GET /api/room': success(listOf(rooms)),
        'GET /api/appointment/calendar': success(calendarOfViolations),
        ...overrides.replies,
      },
    } satisfies Scene,
  }
}
const week = success(schedule)
const nobody = success({ ...schedule, doctors: [], shifts: [], absences: [] })
const noAbsence = { 'GET /api/doctor-schedule/absence': success(listOf([])) }

export const AWeek: Story = { parameters: scene(week) }
export const RoomsOutOfUse: Story = {
  parameters: scene(week, {
    replies: {
      'GET /api/room/maintenance': success(
        listOf([
          {
            id: 1,
            room_id: 1,
            room_name: 'Melati',
            reason: 'Servis kompresor',
            starts_at: '2099-11-23T03:00:00.000Z',
            ends_at: '2099-11-24T06:00:00.000Z',
          },
        ]),
      ),
    },
  }),
}
export const ForTheFrontOffice: Story = { parameters: scene(week, { role: 'front_office_clinic' }) }
export const NobodyWorks: Story = {
  parameters: scene(success({ ...schedule, shifts: [], absences: [] }), { replies: noAbsence }),
}
export const NoDentists: Story = { parameters: scene(nobody, { replies: noAbsence }) }
export const Loading: Story = {
  parameters: scene(silence, { replies: { 'GET /api/doctor-schedule/absence': silence } }),
}
export const Failed: Story = {
  parameters: scene(refusal(500, 'The server failed. Try again in a moment.'), {
    replies: { 'GET /api/doctor-schedule/absence': refusal(500, 'The server failed. Try again in a moment.') },
  }),
}

const taken = 'Works already on Monday, 23 November 2099, 08:00–12:00, at Kenari Cikini'

/** No more than a year ahead, or it would be refused for that. */
const [soon] = weekOf(addDays(new Date().toISOString().slice(0, 10), 7))

export const NewShiftThatOverlaps: Story = {
  parameters: scene(success(scheduleFixture(soon)), {
    path: `/clinic/doctor-schedule?week=${soon}`,
    replies: { 'POST /api/doctor-schedule/shift': refusal(422, 'Please check.', { fields: { starts: taken } }) },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(
      await page.findByRole('button', { name: /(New shift for|Jadwal baru untuk) drg\. Ayu.*(Saturday|Sabtu)/ }),
    )
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByDisplayValue('14:00')
    await userEvent.click(dialog.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await dialog.findByText(taken)
  },
}

export const AShift: Story = {
  parameters: scene(week),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^drg\. Ayu Lestari, .*(Monday|Senin)/ }))
    await within(document.body).findByDisplayValue('08:00')
  },
}

export const AShiftThatSomebodyElseChanged: Story = {
  parameters: scene(week, {
    replies: {
      'PUT /api/doctor-schedule/shift/1': refusal(409, 'Somebody changed this in the meantime.', {
        current: { ...schedule.shifts[0], ends: '14:00', version: 2 },
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^drg\. Ayu Lestari, .*(Monday|Senin)/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    const ends = await dialog.findByDisplayValue('12:00')
    await userEvent.clear(ends)
    await userEvent.type(ends, '13')
    await userEvent.click(dialog.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await within(document.body).findByRole('alertdialog')
  },
}

export const CancellingAShift: Story = {
  parameters: scene(week),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^drg\. Ayu Lestari, .*(Monday|Senin)/ }))
    await userEvent.click(
      await within(document.body).findByRole('button', { name: /^(Cancel this shift|Batalkan jadwal ini)$/ }),
    )
    await within(document.body).findByLabelText(/^(Reason|Alasan)/)
  },
}

const planPreview = { 'POST /api/appointment/preview-plan-change': success(listOf(planViolationsFixture)) }
const cancelMonday: Story['play'] = async (context) => {
  await CancellingAShift.play?.(context)
  const dialog = within(await within(document.body).findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText(/^(Reason|Alasan)/), 'Listrik padam')
  await userEvent.click(dialog.getByRole('button', { name: /^(Cancel this shift|Batalkan jadwal ini)$/ }))
}

export const CancellingAShiftThatStrands: Story = {
  parameters: scene(week, { replies: planPreview }),
  play: async (context) => {
    await cancelMonday(context)
    const question = within(await within(document.body).findByRole('alertdialog'))
    await expect(question.getAllByRole('listitem')).toHaveLength(3)
    await question.findByRole('heading', { name: /3 (appointments|janji temu)/ })
  },
}

/** The manager cancels: nothing was saved and nothing failed, and the typed text is still there. */
export const CancellingAShiftAfterAll: Story = {
  parameters: scene(week, { replies: planPreview }),
  play: async (context) => {
    await CancellingAShiftThatStrands.play?.(context)
    const question = await within(document.body).findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: /^(Back|Kembali)$/ }))
    await waitFor(() => expect(within(document.body).queryByRole('alertdialog')).toBeNull())
    await expect(within(document.body).getByLabelText(/^(Reason|Alasan)/)).toHaveValue('Listrik padam')
    await expect(within(document.body).queryByRole('alert')).toBeNull()
  },
}

export const ChangingARegularShiftThatStrands: Story = {
  parameters: scene(week, { replies: planPreview }),
  play: async (context) => {
    await RegularShifts.play?.(context)
    const dialog = within(await within(document.body).findByRole('dialog'))
    const [end] = dialog.getAllByRole('button', { name: /^(End|Akhiri)$/ })
    if (end) await userEvent.click(end)
    const ending = within(
      await within(document.body).findByRole('dialog', {
        name: /^(End this regular shift\?|Akhiri jadwal rutin ini\?)$/,
      }),
    )
    await userEvent.click(ending.getByRole('button', { name: /^(End|Akhiri)$/ }))
    await within(document.body).findByRole('alertdialog')
  },
}

export const RegularShifts: Story = {
  parameters: scene(week),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Regular shifts of|Jadwal rutin) drg\. Ayu/ }))
    await within(document.body).findAllByText(/^(Monday|Senin), 08:00–12:00$/)
  },
}

export const ARequestToDecide: Story = {
  parameters: scene(week),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const [open] = await page.findAllByRole('button', { name: 'drg. Bagus Santoso, Sp.KG' })
    if (open) await userEvent.click(open)
    await within(document.body).findByText('Siti Nurhaliza')
  },
}

export const GivingAllToAnotherDentist: Story = {
  parameters: scene(week),
  play: async (context) => {
    await ARequestToDecide.play?.(context)
    const page = within(document.body)
    await userEvent.click(
      await page.findByRole('button', { name: /^(Give all to another dentist|Alihkan semua ke dokter lain)/ }),
    )
    await userEvent.click(await page.findByRole('radio', { name: /drg\. Citra/ }))
    await page.findByText(/^(2 of 3 fit|2 dari 3 bisa)$/)
  },
}

const stranded = {
  ...planPreview,
  'POST /api/doctor-schedule/shift/1/cancel': success({ ...schedule.shifts[0], state: 'cancelled' }),
  'GET /api/appointment': success(listOf(planViolationsFixture)),
}

/** Once the shift is cancelled, the same appointments can be given other times. */
export const AfterCancellingAShiftThatStrands: Story = {
  parameters: scene(week, { replies: stranded }),
  play: async (context) => {
    await cancelMonday(context)
    const question = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: /^(Do it anyway|Tetap lakukan)$/ }))
    await within(document.body).findByRole('button', { name: /^(Other time|Waktu lain): Siti/ })
  },
}

const own = { ...schedule, doctors: schedule.doctors.slice(0, 1), shifts: schedule.shifts.slice(0, 5), absences: [] }
const doctor = {
  role: 'doctor_clinic',
  path: '/doctor/doctor-schedule?week=2099-11-23',
  account: { doctor_id: 1 },
} as const

export const OwnWeek: Story = {
  render: () => <OwnSchedule />,
  parameters: scene(success(own), {
    ...doctor,
    replies: {
      'GET /api/doctor-schedule/absence': success(
        listOf([
          absenceFixture({ doctor_id: 1 }),
          absenceFixture({
            id: 2,
            state: 'rejected',
            decision_reason: 'Dua orang sudah cuti',
            decided_by: 'Rani Putri',
          }),
        ]),
      ),
    },
  }),
}
export const AccountOfNoDentist: Story = {
  render: () => <OwnSchedule />,
  parameters: scene(success(own), { role: 'doctor_clinic', path: '/doctor/doctor-schedule' }),
}

export const CopyingAWeek: Story = {
  parameters: scene(success(schedule), {
    replies: {
      'GET /api/doctor-schedule/copy': success({
        from: '2099-11-16',
        to: '2099-11-23',
        shifts: 1,
        skipped: [{ reason: 'closed', shifts: 1 }],
      }),
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: /^(Copy a week|Salin minggu)$/ }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await dialog.findByText(/^1 (on a day when the clinic is closed|pada hari klinik tutup)$/)
  },
}

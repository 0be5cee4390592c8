import { informationFixture } from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { listOf, type Reply, refusal, type Scene, silence, success } from '../../../testing/scene'
import { calendarFixture, cardFixture } from '../appointment-fixture'
import AppointmentCalendar from './calendar'

const meta = { title: 'Screens/Appointment/List', component: AppointmentCalendar } satisfies Meta<
  typeof AppointmentCalendar
>
export default meta
type Story = StoryObj<typeof meta>

const scene = (list: Reply, more = '') => ({
  scene: {
    role: 'front_office_clinic',
    path: `/clinic/dashboard/calendar?view=list${more}`,
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/appointment': list,
      'GET /api/doctor/treating': success(listOf([{ id: 1, display_name: 'drg. Ratna Dewi, Sp.KG', problem: null }])),
    },
  } satisfies Scene,
})

export const Many: Story = { parameters: scene(success(listOf(calendarFixture().appointments))) }
export const OutsideThePlan: Story = {
  parameters: scene(
    success(
      listOf([
        cardFixture({ violated_rules: ['no_shift'] }),
        cardFixture({ id: 2, violated_rules: ['room_maintenance'] }),
      ]),
    ),
    '&plan=violated',
  ),
}
export const NothingOutsideThePlan: Story = { parameters: scene(success(listOf([])), '&plan=violated') }
export const NoneYet: Story = { parameters: scene(success(listOf([]))) }
export const NoneFits: Story = { parameters: scene(success(listOf([])), '&search=zzz&state=cancelled') }
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(500, 'The server failed. Try again in a moment.')) }

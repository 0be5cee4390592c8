import { ApiError } from '@clinic/api'
import { onlineBookingMachine } from '@clinic/core/booking-request'
import {
  actorAt,
  askedReceiptFixture,
  onlineBookingContextFixture,
  onlineBookingFixture,
  onlinePersonFixture,
  onlineServiceFixture,
  onlineTimeFixture,
  onlineTimesFixture,
  type StateOf,
} from '@clinic/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, within } from 'storybook/test'
import { PublicFrame } from '../../platform/steps/public-frame'
import { LanguageSelect } from '../../platform/texts/language-select'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import { BookingSteps } from './booking-steps'

interface BookProps {
  state: StateOf<typeof onlineBookingMachine>
  context?: Parameters<typeof onlineBookingContextFixture>[0]
  restoredAt?: string
}

/** The page in a state of its machine. */
function Book({ state, context, restoredAt }: BookProps) {
  const [actor] = useState(() => actorAt(onlineBookingMachine, state, onlineBookingContextFixture(context)))
  return (
    <PublicFrame end={<LanguageSelect />}>
      <BookingSteps actor={actor} restoredAt={restoredAt} onStartOver={() => {}} />
    </PublicFrame>
  )
}

const service = onlineServiceFixture()
const chosen = { service, time: onlineTimeFixture() }
const filled = { ...chosen, person: onlinePersonFixture(), consent: true }
const categories = ['consultation', 'preventive', 'conservation'] as const
const many = Array.from({ length: 9 }, (_, index) =>
  onlineServiceFixture({
    id: index + 10,
    name: `Layanan ${index + 1}`,
    name_en: `Service ${index + 1}`,
    category: categories[index % 3],
    duration_minutes: 15 * (1 + (index % 4)),
  }),
)
const timesReply = (reply: Reply) => ({
  scene: {
    role: null,
    path: '/patient/book?clinic=kemang',
    replies: { 'GET /api/booking-request/time': reply },
  } satisfies Scene,
})
const press =
  (name: RegExp) =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  }

const meta = {
  title: 'Screens/Online booking/Book',
  component: Book,
  parameters: timesReply(success(onlineTimesFixture())),
} satisfies Meta<typeof Book>
export default meta
type Story = StoryObj<typeof meta>

export const Service: Story = { args: { state: 'service' } }
export const ServiceChosen: Story = { args: { state: 'service', context: { service } } }
export const ServiceMissing: Story = { args: { state: 'service' }, play: press(/^(Next|Lanjut)$/) }
export const ManyServices: Story = {
  args: { state: 'service', context: { offer: onlineBookingFixture({ services: many }) } },
}
export const NoService: Story = {
  args: { state: 'service', context: { offer: onlineBookingFixture({ services: [] }) } },
}
export const RestoredDraft: Story = {
  args: { state: 'service', context: { service }, restoredAt: '2026-11-20T02:00:00Z' },
}
export const Time: Story = { args: { state: 'time', context: { service } } }
export const TimeChosen: Story = { args: { state: 'time', context: chosen } }
export const TimeMissing: Story = { args: { state: 'time', context: { service } }, play: press(/^(Next|Lanjut)$/) }
export const TimeTaken: Story = {
  args: {
    state: 'time',
    context: { ...filled, time: null, error: new ApiError('This time is no longer free.', 409) },
  },
}
export const TimeLoading: Story = { args: { state: 'time', context: { service } }, parameters: timesReply(silence) }
export const TimeFailed: Story = {
  args: { state: 'time', context: { service } },
  parameters: timesReply(refusal(503, 'The database does not answer.')),
}
export const NothingFreeInTheWeek: Story = {
  args: { state: 'time', context: { service } },
  parameters: timesReply(success(onlineTimesFixture({ times: [] }))),
}
export const NothingFree: Story = {
  args: { state: 'time', context: { service } },
  parameters: timesReply(success(onlineTimesFixture({ times: [], next: null }))),
}
export const Person: Story = { args: { state: 'person', context: chosen } }
export const PersonWithProblems: Story = {
  args: { state: 'person', context: chosen },
  play: press(/^(Send the request|Kirim permintaan)$/),
}
export const PersonWithALongName: Story = {
  args: {
    state: 'person',
    context: {
      ...filled,
      person: onlinePersonFixture({ first_name: "Maria O'Connor ".repeat(4).trim(), last_name: 'محمد عبد الله' }),
    },
  },
}
export const PersonOffline: Story = {
  args: { state: 'person', context: filled },
  parameters: { scene: { role: null, path: '/patient/book?clinic=kemang', isOffline: true } satisfies Scene },
}
export const RefusedByTheClinic: Story = {
  args: {
    state: 'person',
    context: { ...filled, error: new ApiError('Five requests of this phone number wait already.', 422) },
  },
}
export const Submitting: Story = { args: { state: 'submitting', context: filled } }
export const Requested: Story = {
  args: { state: 'requested', context: { ...chosen, receipt: askedReceiptFixture() } },
}
export const RequestedWhereNobodyRegisters: Story = {
  args: {
    state: 'requested',
    context: {
      ...chosen,
      receipt: askedReceiptFixture(),
      offer: onlineBookingFixture({ registration_open: false, whatsapp: '' }),
    },
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from '@testing-library/react'
import { expect, waitFor } from 'storybook/test'
import { type Reply, refusal, type Scene, silence, success } from '../../testing/scene'
import AlertBanner from './alert-banner'
import { AlertsOnTheWay } from './alerts-on-the-way'
import { alertFixture, alertsFixture, noneFixture } from './medical-alert-fixture'

const meta = {
  title: 'Entities/Medical alert',
  component: AlertBanner,
  args: { patient: 1 },
} satisfies Meta<typeof AlertBanner>
export default meta
type Story = StoryObj<typeof meta>

const scene = (alerts: Reply, { role = 'front_office_clinic', replies }: Scene = {}) => ({
  scene: { role, replies: { 'GET /api/patient/1/medical-alert': alerts, ...replies } } satisfies Scene,
})

const listed = alertsFixture(
  {
    allergy: {
      alerts: [
        alertFixture(),
        alertFixture({ id: 2, kind: 'latex', name: '', note: '' }),
        alertFixture({ id: 3, kind: 'other', name: 'حساسية من البنسلين' }),
      ],
    },
    condition: {
      alerts: [
        alertFixture({ id: 4, topic: 'condition', kind: 'hypertension', name: '', note: '' }),
        alertFixture({
          id: 5,
          topic: 'condition',
          kind: 'other',
          name: "Sindrom Ma'ruf Wirjosoekarto Danurwendo yang sangat jarang sekali",
        }),
      ],
    },
    medication: {
      alerts: [alertFixture({ id: 6, topic: 'medication', kind: 'blood_thinner', name: 'Warfarin', note: '2 mg' })],
    },
  },
  [alertFixture({ id: 7, name: 'Udang', kind: 'food', state: 'entered_in_error', state_reason: 'Salah pasien' })],
)
const open =
  (name: RegExp): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name }))
    await screen.findByRole('dialog')
  }
const allergies = /: (Allergies|Alergi)$/

export const NotAsked: Story = { parameters: scene(success(alertsFixture())) }
export const NoneOfAny: Story = {
  parameters: scene(success(alertsFixture({ allergy: noneFixture, condition: noneFixture, medication: noneFixture }))),
}
export const Listed: Story = { parameters: scene(success(listed)) }
export const ToBeAskedAgain: Story = {
  parameters: scene(success(alertsFixture({ allergy: { confirmed: { by: 'Ayu', at: '2026-11-12T02:15:00Z' } } }))),
}
export const ForAnAssistant: Story = { parameters: scene(success(listed), { role: 'nurse_clinic' }) }
/** On its way above, and here below: in a drawer, in a page and on a phone both take the same room. */
export const SameRoom: Story = {
  parameters: scene(success(alertsFixture())),
  render: (args) => (
    <div data-testid="widths">
      <AlertsOnTheWay />
      <AlertBanner {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const banner = await canvas.findByRole('region')
    await waitFor(() => expect(banner.querySelectorAll('li')).toHaveLength(3))
    const widths = canvas.getByTestId('widths')
    for (const width of ['434px', '342px', '1100px']) {
      widths.style.width = width
      const [onTheWay = 0, here = 0] = [...widths.children].map((each) => each.getBoundingClientRect().height)
      await expect(Math.abs(onTheWay - here)).toBeLessThanOrEqual(2)
    }
  },
}
export const Loading: Story = { parameters: scene(silence) }
export const Failed: Story = { parameters: scene(refusal(503, 'The database does not answer.')) }

export const Asking: Story = { parameters: scene(success(alertsFixture())), play: open(allergies) }
export const Changing: Story = { parameters: scene(success(listed)), play: open(allergies) }
export const Adding: Story = {
  parameters: scene(success(listed)),
  play: async (context) => {
    await open(allergies)(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /^(Add|Tambah)$/ }))
    await screen.findByRole('textbox', { name: /^(Name|Nama)/ })
  },
}
export const ByMistake: Story = {
  parameters: scene(success(listed)),
  play: async (context) => {
    await open(allergies)(context)
    await context.userEvent.click(
      await screen.findByRole('button', { name: /^(Entered by mistake|Salah input): Amoksisilin$/ }),
    )
    await screen.findByRole('textbox')
  },
}
export const NoneRefused: Story = {
  parameters: scene(success(alertsFixture()), {
    replies: {
      'POST /api/patient/1/medical-alert/answer': refusal(409, 'Something is listed meanwhile: there is not none.', {
        current: listed,
      }),
    },
  }),
  play: async (context) => {
    await open(allergies)(context)
    await context.userEvent.click(await screen.findByRole('button', { name: /^(There is none|Tidak ada)$/ }))
    await screen.findByRole('alert')
  },
}

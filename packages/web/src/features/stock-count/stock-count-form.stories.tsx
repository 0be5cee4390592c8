import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { refusal, type Scene, silence } from '../../testing/scene'
import StockCountCreate from './stock-count-create'

const meta = { title: 'Screens/Stock count/Form', component: StockCountCreate } satisfies Meta<typeof StockCountCreate>
export default meta
type Story = StoryObj<typeof meta>

const scene = (sent = silence) => ({
  scene: {
    role: 'front_office_clinic',
    path: '/clinic/medicine-transaction/count/new',
    replies: { 'POST /api/stock-count': sent },
  } satisfies Scene,
})

export const New: Story = { parameters: scene() }
export const NothingTyped: Story = {
  parameters: scene(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(canvas.getByRole('textbox', { name: /^(Name|Nama)/ })).toBeInvalid()
  },
}
export const Refused: Story = {
  parameters: scene(refusal(422, 'Check the marked fields.', { fields: { name: 'Another name, please' } })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(Name|Nama)/ }), 'Opname')
    await userEvent.click(canvas.getByRole('button', { name: /^(Save|Simpan)$/ }))
    await expect(await canvas.findByText('Another name, please')).toBeVisible()
  },
}

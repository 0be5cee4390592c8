import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { type Reply, refusal, type Scene, silence } from '../../testing/scene'
import ListExport from './list-export'

const meta = {
  title: 'Platform/List export',
  component: ListExport,
  args: { question: { path: '/api/patient', query: { status: 'active' }, isTable: true }, search: 'ayu', count: 1_284 },
} satisfies Meta<typeof ListExport>
export default meta
type Story = StoryObj<typeof meta>

const scene = (reply?: Reply) => ({ scene: { replies: reply ? { 'GET /api/patient': reply } : {} } satisfies Scene })
const trigger = (canvas: HTMLElement) => within(canvas).findByRole('button', { name: /^(Export|Ekspor)$/ })
const item = (name: RegExp) => screen.findByRole('button', { name })

const opened: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(await trigger(canvasElement))
  await waitFor(async () => expect(await item(/^Excel/)).toBeVisible())
}
const chosen: Story['play'] = async (context) => {
  await opened(context)
  await userEvent.click(await item(/^CSV/))
}
/** It comes gently. */
const toast = (text: RegExp) => waitFor(async () => expect(await screen.findByText(text)).toBeVisible())
const requests: string[] = []
const file: Reply = ({ url, headers }) => {
  requests.push(`${headers.get('accept')} ${new URL(url).search}`)
  return new Response('No. RM;Nama depan', {
    headers: { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="pasien-2026-11-22.csv"' },
  })
}

export const Closed: Story = { parameters: scene() }
export const Open: Story = { parameters: scene(), play: opened }
export const NothingThere: Story = {
  args: { count: 0 },
  parameters: scene(),
  async play(context) {
    await opened(context)
    await expect(await screen.findByText(/nothing to export|Tidak ada yang dapat diekspor/)).toBeVisible()
    await expect(await item(/^CSV/)).toBeDisabled()
  },
}
export const NotCountedYet: Story = { args: { count: undefined }, parameters: scene(), play: opened }
export const TooManyForExcel: Story = {
  args: { count: 48_213 },
  parameters: scene(),
  async play(context) {
    await opened(context)
    await expect(await item(/^Excel/)).toBeDisabled()
    await expect(await item(/^CSV/)).toBeEnabled()
  },
}
export const TooMany: Story = { args: { count: 148_213 }, parameters: scene(), play: opened }
export const BeingPrepared: Story = {
  parameters: scene(silence),
  async play(context) {
    await chosen(context)
    await expect(await item(/being prepared|sedang disiapkan/)).toHaveAttribute('aria-busy', 'true')
  },
}
export const Downloaded: Story = {
  parameters: scene(file),
  async play(context) {
    requests.length = 0
    await chosen(context)
    await toast(/^pasien-2026-11-22\.csv (is downloaded|sudah diunduh)$/)
    expect(requests).toEqual(['text/csv ?status=active&search=ayu'])
  },
}
export const Refused: Story = {
  parameters: scene(refusal(422, 'An Excel file takes at most 20,000 rows, and these are 20001.')),
  async play(context) {
    await chosen(context)
    await toast(/takes at most 20,000 rows/)
  },
}

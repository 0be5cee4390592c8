import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { agreed, listPrices, member } from '../../entities/price-list/price-list-fixture'
import { masterStories } from '../../testing/master-stories'
import { listOf, type Reply, refusal, silence, success } from '../../testing/scene'
import usePriceList from './price-list'

const prices = 'GET /api/price-list/1/price'
const stories = masterStories('price-list', usePriceList, [member, agreed], { [prices]: success(listOf(listPrices)) })
const meta = { title: 'Screens/Price lists' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = stories.many
export const EmptyBecauseNew: Story = stories.emptyBecauseNew
export const EmptyBecauseFiltered: Story = stories.emptyBecauseFiltered
export const Loading: Story = stories.loading
export const Failed: Story = stories.failed
export const New: Story = stories.new
export const Stored: Story = stories.stored
export const AtTheFrontOffice: Story = stories.atTheFrontOffice
export const Missing: Story = stories.missing
export const WithoutPrices: Story = stories.page(success(member), { replies: { [prices]: success(listOf([])) } })
export const PricesLoading: Story = stories.page(success(member), { replies: { [prices]: silence } })
export const PricesFailed: Story = stories.page(success(member), {
  replies: { [prices]: refusal(500, 'The server failed. Try again in a moment.') },
})

/** The page with the form that sets all prices. */
const setting = (reply?: Reply): Story => ({
  ...stories.page(success(member), { ...(reply && { replies: { [`POST ${prices.slice(4)}`]: reply } }) }),
  async play({ canvasElement, step }) {
    const page = within(canvasElement)
    await step('opens the form', async () => {
      await userEvent.click(await page.findByRole('button', { name: /^(Set prices|Atur harga)$/ }))
      await expect(await page.findByRole('textbox', { name: 'Tambal' })).toHaveDisplayValue(/^300.000$/)
    })
    if (!reply) return
    await step('fills in and saves', async () => {
      await userEvent.click(page.getByRole('button', { name: /^(Fill in|Isi) 3 / }))
      await expect(page.getByRole('textbox', { name: 'Tambal' })).toHaveDisplayValue(/^315.000$/)
      await userEvent.click(page.getByRole('button', { name: /^(Save prices|Simpan harga)$/ }))
    })
  },
})

export const Setting: Story = setting()
export const SettingFailed: Story = setting(refusal(500, 'The server failed. Try again in a moment.'))
export const SetMeanwhile: Story = setting(
  refusal(409, 'From this day another price was entered meanwhile.', {
    fields: { valid_from: 'From this day another price was entered meanwhile.' },
  }),
)

/** What a manager copied: a heading, a price that changes, stays or begins, and lines that are not understood. */
const pasted = [
  'Kode\tTindakan\tHarga',
  'TB-02\tTambal\tRp 310.000',
  'SC-01\t\t300,000',
  'veneer\t2.400.000',
  'Tambal\t320.000',
  'XX-77\tBehel\t5.000.000',
  'CB-01\t-5000',
].join('\n')

export const Pasting: Story = {
  ...setting(),
  async play(context) {
    await setting().play?.(context)
    const page = within(context.canvasElement)
    const body = within(document.body)
    await context.step('pastes', async () => {
      await userEvent.click(page.getByRole('button', { name: /^(Paste from a|Tempel dari) spreadsheet$/ }))
      const box = await body.findByRole('textbox', { name: /^(Copied lines|Baris yang disalin)$/ })
      await waitFor(() => expect(box).toHaveFocus())
      await userEvent.paste(pasted)
      const summary = await body.findByText(/^(1 new · 1 changed · 1 unchanged · 3|1 baru · 1 berubah · 1 tetap · 3) /)
      await waitFor(() => expect(summary).toBeVisible()) // the dialog fades in
    })
  },
}

export const PastedIntoTheForm: Story = {
  ...Pasting,
  async play(context) {
    await Pasting.play?.(context)
    await context.step('takes what is understood', async () => {
      await userEvent.click(within(document.body).getByRole('button', { name: /^(Take|Ambil) 2 / }))
      const page = within(context.canvasElement)
      await expect(page.getByRole('textbox', { name: 'Tambal' })).toHaveDisplayValue(/^310.000$/)
      await expect(page.getByRole('textbox', { name: 'Veneer' })).toHaveDisplayValue(/^2.400.000$/)
      await expect(page.getByText(/^2 (prices change|harga berubah)$/)).toBeVisible()
    })
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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

import { informationFixture } from '@clinic/core/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import {
  cashShiftFixture,
  closedShiftFixture,
  countedShiftFixture,
} from '../../../entities/cash-shift/cash-shift-fixture'
import type { CashShift } from '../../../entities/cash-shift/cash-shift-query'
import { dismissNotices } from '../../../platform/page/notify'
import { renderScene } from '../../../testing/render-scene'
import { type Reply, success } from '../../../testing/scene'
import CashShiftPage from './cash-shift-page'

const patience = { timeout: 10_000 }

async function show(shift: CashShift, later: CashShift = shift) {
  const sent = vi.fn()
  let current = shift
  const noting =
    (move: string): Reply =>
    async (request) => {
      sent(move, await request.json())
      current = later
      return success(later)(request)
    }
  await renderScene(<Route path="/clinic/finance/cash-shift/:id" component={CashShiftPage} />, {
    role: 'front_office_clinic',
    path: '/clinic/finance/cash-shift/3',
    replies: {
      'GET /api/information': success(informationFixture()),
      'GET /api/cash-shift/3': (request) => success(current)(request),
      'POST /api/cash-shift/3/count': noting('count'),
      'POST /api/cash-shift/3/close': noting('close'),
    },
  })
  return { user: userEvent.setup(), sent }
}
const pieces = (name: RegExp) => screen.findByRole('textbox', { name }, patience)
const press = (name: string) => screen.findByRole('button', { name }, patience)

afterEach(() => dismissNotices())

it('adds notes and coins up, and tells what should be there only after the count', async () => {
  const { user, sent } = await show(cashShiftFixture(), countedShiftFixture())
  await user.type(await pieces(/100,000/), '8')
  await user.type(await pieces(/Pieces of Rp\s?20,000/), '4')
  expect(await screen.findByText(/^Rp\s?880,000$/)).toBeTruthy()
  expect(screen.queryByText('Should be there')).toBeNull()
  await user.click(await press('Counted: compare'))
  expect(await screen.findByText('Should be there', {}, patience)).toBeTruthy()
  expect(sent.mock.calls).toEqual([['count', { counted: 880_000, version: 1 }]])
})

it('moves to the next box with Enter, and is counted from its button only', async () => {
  const { user, sent } = await show(cashShiftFixture(), countedShiftFixture())
  const first = await pieces(/100,000/)
  await user.type(first, '8{Enter}')
  expect(document.activeElement).toBe(await pieces(/Pieces of Rp\s?50,000/))
  await user.keyboard('2{Enter}')
  await user.type(await pieces(/Anything else/), '500{Enter}')
  expect(sent).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Should be there', {}, patience)).toBeTruthy()
  expect(sent.mock.calls).toEqual([['count', { counted: 900_500, version: 1 }]])
})

it('is not sent while nothing is counted: an empty drawer is a 0', async () => {
  const { user, sent } = await show(cashShiftFixture())
  await user.click(await press('Counted: compare'))
  expect(await screen.findByText('Enter how many there are, 0 for none')).toBeTruthy()
  await user.type(await pieces(/100,000/), '0')
  await user.click(await press('Counted: compare'))
  expect(sent.mock.calls).toEqual([['count', { counted: 0, version: 1 }]])
})

it('is not sent with more pieces of one note than a drawer holds, and says so beside them', async () => {
  const { user, sent } = await show(cashShiftFixture())
  await user.type(await pieces(/Pieces of Rp\s?50,000/), '100000')
  await user.click(await press('Counted: compare'))
  const note = (await pieces(/Pieces of Rp\s?50,000/)).getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(note)?.textContent).toMatch(/^At most 99,999 pieces\./)
  expect(sent).not.toHaveBeenCalled()
})

it('is closed with a reason where the drawer differs', async () => {
  const { user, sent } = await show(countedShiftFixture(), closedShiftFixture({ id: 3 }))
  await user.click(await press('Close the shift'))
  expect(await screen.findByText('Say why the drawer differs')).toBeTruthy()
  await user.type(await screen.findByRole('textbox', { name: /Why it differs/ }), 'Kembalian dua kali')
  await user.click(await press('Close the shift'))
  await screen.findByText('Closed', { selector: 'span' }, patience)
  expect(sent.mock.calls).toEqual([['close', { variance_reason: 'Kembalian dua kali', version: 2 }]])
})

it('is closed by one key where it does not', async () => {
  const { user, sent } = await show(
    countedShiftFixture({ counted: 850_000, variance: 0 }),
    closedShiftFixture({ id: 3 }),
  )
  expect(await press('Close the shift')).toBe(document.activeElement)
  await user.keyboard('{Enter}')
  await screen.findByText('Closed', { selector: 'span' }, patience)
  expect(sent.mock.calls).toEqual([['close', { variance_reason: '', version: 2 }]])
})

it('of somebody else is not counted', async () => {
  await show(cashShiftFixture({ user_id: 9 }))
  expect(await screen.findByText('Only Rani Putri counts this drawer.', {}, patience)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

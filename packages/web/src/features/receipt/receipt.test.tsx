import { publicReceiptFixture } from '@clinic/core/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderScene } from '../../testing/render-scene'
import { type Reply, refusal, success } from '../../testing/scene'
import Receipt from './receipt'

const token = 'abcdefghjklmnpqrstuvwxyz23'
const at = (address: string) => history.replaceState(null, '', address)
beforeEach(() => at(`/receipt#${token.toUpperCase()}`))
afterEach(() => at('/'))

async function open(reply: Reply) {
  const asked: unknown[] = []
  await renderScene(<Receipt />, {
    role: null,
    replies: {
      'POST /api/receipt-link/show': async (request) => {
        asked.push(await request.clone().json())
        return reply(request)
      },
    },
  })
  return asked
}

describe('the public page of a receipt', () => {
  it('asks once with the secret of its address, in the body alone', async () => {
    const asked = await open(success(publicReceiptFixture()))
    await screen.findByRole('heading', { name: 'Invoice' })
    window.dispatchEvent(new Event('focus'))
    expect(asked).toEqual([{ token }])
  })

  it('shows lines, amounts, what is paid and what is left, and the patient by initials', async () => {
    await open(success(publicReceiptFixture()))
    await screen.findByText('A. L.')
    for (const text of ['Composite filling', 'Left to pay']) screen.getByText(text)
    for (const amount of ['700.000', '765.000', '500.000', '265.000']) screen.getByText((text) => text.includes(amount))
  })

  it.each([
    ['void', 'VOID'],
    ['refunded', 'REFUNDED'],
  ] as const)('says that a paper is %s', async (state, word) => {
    await open(success(publicReceiptFixture({ state })))
    await screen.findByText(word)
  })

  it('is written in the language of its address', async () => {
    at(`/receipt?lang=id#${token}`)
    await open(success(publicReceiptFixture()))
    await screen.findByText('Sisa tagihan')
    screen.getByText('Tambal komposit')
    expect(screen.getByRole('link', { name: 'English' }).getAttribute('href')).toBe(`?lang=en#${token}`)
  })

  it('says that a link has ended, and asks no more', async () => {
    await open(refusal(404, 'This link shows no receipt.'))
    await screen.findByRole('heading', { name: 'This link is no longer valid' })
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('asks again when the reader wants it, after a server that did not answer', async () => {
    let isBack = false
    const asked = await open((request) =>
      isBack ? success(publicReceiptFixture())(request) : refusal(503, 'The database does not answer.')(request),
    )
    const again = await screen.findByRole('button', { name: 'Try again' })
    isBack = true
    fireEvent.click(again)
    await screen.findByText('A. L.')
    await waitFor(() => expect(asked).toHaveLength(2))
  })

  it('is listed by no search engine and says to nobody where it was', async () => {
    await open(success(publicReceiptFixture()))
    await screen.findByText('A. L.')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer')
  })
})

import { ApiError } from '@clinic/api'
import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { forgetWhenOnline } from './forget-when-online'

const queries = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })
let end = () => {}
afterEach(() => end())

/** The status of a change that failed offline, once the network is back. */
async function statusAfter(error: Error) {
  end = forgetWhenOnline(queries)
  const observer = new MutationObserver(queries, { mutationFn: () => Promise.reject(error) })
  const unsubscribe = observer.subscribe(() => {})
  window.dispatchEvent(new Event('offline'))
  await observer.mutate().catch(() => {})
  expect(observer.getCurrentResult().status).toBe('error')
  window.dispatchEvent(new Event('online'))
  const { status } = observer.getCurrentResult()
  unsubscribe()
  return status
}

it('a change that got no reply is no failure any more when the network is back', async () => {
  expect(await statusAfter(new ApiError('', 0))).toBe('idle')
})

it('a change that was refused stays refused', async () => {
  expect(await statusAfter(new ApiError('taken', 409))).toBe('error')
})

it('nothing is forgotten once it has ended', async () => {
  const observer = new MutationObserver(queries, { mutationFn: () => Promise.reject(new ApiError('', 0)) })
  forgetWhenOnline(queries)()
  const unsubscribe = observer.subscribe(() => {})
  window.dispatchEvent(new Event('offline'))
  await observer.mutate().catch(() => {})
  window.dispatchEvent(new Event('online'))
  expect(observer.getCurrentResult().status).toBe('error')
  unsubscribe()
})

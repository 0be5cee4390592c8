import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useOptions } from './use-options'

it('never shows what an earlier text found', async () => {
  const answers = new Map<string, (found: string[]) => void>()
  const load = (text: string) => new Promise<string[]>((resolve) => answers.set(text, resolve))
  const { result } = renderHook(() => useOptions(load, []))
  const ask = (text: string) =>
    act(async () => {
      void result.current.ask(text, { rest: 0 })
      await expect.poll(() => answers.has(text)).toBe(true)
    })
  await ask('scal')
  await ask('tambal')
  await act(async () => answers.get('tambal')?.(['Tambal komposit']))
  await act(async () => answers.get('scal')?.(['Scaling']))
  expect(result.current).toMatchObject({ status: 'ready', found: ['Tambal komposit'] })
})

it('searches once for text typed without a pause', async () => {
  const requests: string[] = []
  const load = async (text: string) => {
    requests.push(text)
    return []
  }
  const { result } = renderHook(() => useOptions(load, []))
  await act(async () => {
    for (const text of ['s', 'sc', 'sca']) void result.current.ask(text, { rest: 20 })
    await expect.poll(() => requests.length).toBeGreaterThan(0)
  })
  expect(requests).toEqual(['sca'])
})

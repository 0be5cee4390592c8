import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePrintedAt } from './use-printed-at'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T02:00:00Z') }))
afterEach(() => void vi.useRealTimers())

it('is the moment the sheet was opened, until it is printed', () => {
  const { result } = renderHook(usePrintedAt)
  expect(result.current).toEqual(new Date('2026-11-20T02:00:00Z'))
  vi.setSystemTime(new Date('2026-11-20T05:30:00Z'))
  window.dispatchEvent(new Event('beforeprint'))
  expect(result.current).toEqual(new Date('2026-11-20T05:30:00Z'))
})

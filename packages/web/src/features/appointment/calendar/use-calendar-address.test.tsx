import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { useCalendarAddress } from './use-calendar-address'

it('takes a day, a view and an opened dialog for steps, and no closed one', () => {
  const { hook, searchHook, history } = memoryLocation({ path: '/calendar', record: true })
  const { result } = renderHook(() => useCalendarAddress('2026-03-09'), {
    wrapper: ({ children }) => (
      <Router hook={hook} searchHook={searchHook}>
        {children}
      </Router>
    ),
  })
  const change = (part: Record<string, string>) => act(() => result.current.change(part))
  change({ view: 'week' })
  change({ open: 'new', at: '2026-03-09T10:00' })
  expect(result.current).toMatchObject({ view: 'week', open: 'new' })
  change({ open: '', at: '' })
  change({ open: 'date' })
  change({ open: '', date: '2026-03-16' })
  expect(history).toEqual([
    '/calendar',
    '/calendar?view=week',
    '/calendar?view=week',
    '/calendar?view=week&date=2026-03-16',
  ])
})

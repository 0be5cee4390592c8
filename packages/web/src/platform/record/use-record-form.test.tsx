import { act, renderHook, waitFor } from '@testing-library/react'
import type { FormEvent } from 'react'
import { expect, it, vi } from 'vitest'
import { createScene } from '../../testing/scene'
import { SceneFrame } from '../../testing/scene-frame'
import { useRecordForm } from './use-record-form'

interface Rule {
  service: number | null
  percent: number | null
}

const enter = { preventDefault() {} } as FormEvent

it('sends all that was typed, also what changed before the other was drawn', async () => {
  const app = await createScene({})
  const save = vi.fn(async (rule: Rule) => rule)
  const { result } = renderHook(
    () =>
      useRecordForm<Rule, Rule>({
        form: 'rule-new',
        initial: { service: null, percent: null },
        problemsOf: () => ({}),
        save,
        onSaved: () => {},
      }),
    { wrapper: ({ children }) => <SceneFrame app={app}>{children}</SceneFrame> },
  )
  await waitFor(() => expect(result.current.isReady).toBe(true))
  const drawn = result.current
  act(() => {
    drawn.change({ service: 7 })
    drawn.change({ percent: 40 })
    drawn.onSubmit(enter)
  })
  await waitFor(() => expect(save).toHaveBeenCalledOnce())
  expect(save.mock.lastCall?.[0]).toEqual({ service: 7, percent: 40 })
  expect(result.current.value).toEqual({ service: 7, percent: 40 })
})

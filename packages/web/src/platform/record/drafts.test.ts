import { beforeEach, expect, it, vi } from 'vitest'
import { createDrafts } from './drafts'

const disk = vi.hoisted(() => ({ get: vi.fn(), set: vi.fn(), del: vi.fn(), keys: vi.fn() }))
vi.mock('./draft-disk', () => ({ draftDisk: disk }))

beforeEach(() => {
  vi.clearAllMocks()
  disk.keys.mockResolvedValue([])
  disk.set.mockResolvedValue(undefined)
})

function openDrafts() {
  const session = { owner: 'user-4' }
  const key = btoa('k'.repeat(32))
  const drafts = createDrafts({ owner: () => session.owner, fetchKey: async () => ({ user_id: 4, key }) })
  return { session, drafts }
}

it('knows that something is not written in the moment in which it is typed, the first time and later', async () => {
  const { drafts } = openDrafts()
  for (const form of ['journal/1', 'journal/2']) {
    const saving = drafts.save(form, { teeth: ['46'] })
    expect(drafts.hasUnwritten()).toBe(true)
    await saving
    expect(drafts.hasUnwritten()).toBe(false)
  }
})

it('still knows it where the session has ended meanwhile, and writes it for nobody else', async () => {
  const { session, drafts } = openDrafts()
  const early = drafts.save('journal/1', {})
  session.owner = 'visitor'
  await expect(early).rejects.toThrow('The session has ended')
  expect(drafts.hasUnwritten()).toBe(true)
  expect(disk.set).not.toHaveBeenCalled()
  await drafts.discard('journal/1')
  expect(drafts.hasUnwritten()).toBe(false)
})

import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { noteFixture } from '../../entities/note/note-fixture'
import { refusal, success } from '../../testing/scene'
import { button, complaint, patience, press, show, storing } from './note-desk-fixture'

describe('the note while it is written', () => {
  it('is stored when the hands rest, and goes on from the stored version', async () => {
    const { user, saves } = await show({ notes: [noteFixture({ version: 3 })] })
    await user.type(await complaint(), ' sejak kemarin')
    await storing(/Not stored yet/)
    await storing(/^((?!Not).)*Stored/)
    expect(saves()).toMatchObject([
      { version: 3, content: { subjective: { chief_complaint: 'Ngilu gigi kanan bawah sejak kemarin' } } },
    ])
  })

  it('keeps the text of a failed save, says so, and sends it again', async () => {
    let fails = true
    const { user, saves } = await show({
      replies: {
        'PUT /api/visit/7/note': (request) =>
          (fails ? refusal(403, 'Your session has ended.') : success(noteFixture({ version: 1 })))(request),
      },
    })
    await user.type(await complaint(), 'Ngilu')
    await storing(/Not stored: Your session has ended\. The text is kept\./)
    expect(await complaint()).toHaveProperty('value', 'Ngilu')
    fails = false
    await user.click(await button('Try again'))
    await storing(/^((?!Not).)*Stored/)
    expect(saves()).toHaveLength(2)
  })

  it('is on this device until the server has it, and comes back when the page is opened anew', async () => {
    const { app, user, unmount } = await show({
      replies: { 'PUT /api/visit/7/note': refusal(403, 'Your session has ended.') },
    })
    await user.type(await complaint(), 'Ngilu')
    await storing(/Not stored: /)
    unmount()
    expect(await app.drafts.read('visit-note-7')).toMatchObject({
      version: 0,
      content: { subjective: { chief_complaint: 'Ngilu' } },
    })
  })

  it('shows both texts when another window stored one, and overwrites it only when that is chosen', async () => {
    let isTaken = true
    const { user, saves } = await show({
      replies: {
        'PUT /api/visit/7/note': async (request) => {
          const { content, version } = await request.clone().json()
          if (!isTaken) return success(noteFixture({ content, version: version + 1 }))(request)
          isTaken = false
          return refusal(409, 'Somebody was faster.', { current: noteFixture({ version: 8 }) })(request)
        },
      },
    })
    await user.type(await complaint(), 'Gusi berdarah')
    const dialog = within(await screen.findByRole('alertdialog', {}, patience))
    expect(dialog.getByText('Gusi berdarah')).toBeTruthy()
    expect(dialog.getByText('Ngilu gigi kanan bawah')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save mine over it' }))
    await vi.waitFor(() => expect(saves()).toHaveLength(2), patience)
    expect(saves()[1]).toMatchObject({ version: 8, content: { subjective: { chief_complaint: 'Gusi berdarah' } } })
  })

  it('leads from the search for a diagnosis to its tooth, and back to the search', async () => {
    const { user } = await show()
    const search = await screen.findByRole('combobox', { name: /^Add a diagnosis/ }, patience)
    await user.type(search, 'K08')
    await user.click(await screen.findByRole('option', { name: /K08\.3/ }, patience))
    const row = within(await screen.findByRole('listitem', { name: /^K08\.3/ }, patience))
    await vi.waitFor(() => expect(document.activeElement).toBe(row.getByLabelText('Tooth')), patience)
    await user.keyboard('99')
    expect(await screen.findByText('There is no such tooth')).toBeTruthy()
    await user.keyboard('{Backspace}{Backspace}46{Enter}')
    expect(document.activeElement?.getAttribute('name')).toBe('diagnoses')
    expect(row.getByLabelText('Primary or secondary')).toHaveProperty('value', 'primary')
  })

  it('takes only surfaces that the tooth has, by their letters', async () => {
    const { user, saves } = await show({ chart: [] })
    await user.type(await screen.findByRole('combobox', { name: 'Add a procedure' }, patience), 'tambal')
    await user.click(await screen.findByRole('option', { name: /Composite filling/ }, patience))
    const row = within(await screen.findByRole('listitem', { name: 'Composite filling' }, patience))
    await vi.waitFor(() => expect(document.activeElement).toBe(row.getByLabelText(/^Tooth/)), patience)
    await user.keyboard('11{Enter}mob')
    await vi.waitFor(
      () => expect(saves().at(-1)?.content.procedures).toMatchObject([{ tooth: '11', surfaces: ['m', 'v'] }]),
      patience,
    )
  })

  it('writes a snippet for a slash and the beginning of its word', async () => {
    const { user } = await show()
    const box = await complaint()
    await user.type(box, '/contr')
    expect(await screen.findByRole('listbox', { name: 'Snippets' })).toBeTruthy()
    await user.keyboard('{Enter}')
    expect(box).toHaveProperty('value', 'Control after treatment, no complaint.')
  })

  it('goes on at the end of its text when Alt and a letter lead to it', async () => {
    await show({ notes: [noteFixture({ version: 3 })] })
    const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Chief complaint/ }, patience)
    box.setSelectionRange(0, 0) // as a browser shows a text that nobody was in
    await press('KeyS')
    expect(document.activeElement).toBe(box)
    expect(box.selectionStart).toBe(box.value.length)
    box.setSelectionRange(5, 5)
    await press('KeyC')
    await press('KeyS')
    expect(box.selectionStart).toBe(5)
  })

  it('is reached by Alt and the letter of a part, also from a field', async () => {
    await show()
    const box = await complaint()
    await press('KeyA')
    expect(document.activeElement?.getAttribute('name')).toBe('diagnoses')
    await press('KeyS')
    expect(document.activeElement).toBe(box)
    await press('KeyC')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Typed line')
  })
})

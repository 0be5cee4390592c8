import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text'

afterEach(() => vi.unstubAllGlobals())

/** A browser that copies what a listener put into the event, as Ctrl+C does. */
function browserWithoutClipboard(allowed = true) {
  const setData = vi.fn()
  const execCommand = vi.fn(() => {
    const event = Object.assign(new Event('copy', { cancelable: true }), { clipboardData: { setData } })
    return allowed && !document.dispatchEvent(event)
  })
  Object.assign(document, { execCommand })
  vi.stubGlobal('navigator', {})
  return setData
}

test('the clipboard of the browser takes the text', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await copyText('RM-000123')
  expect(writeText).toHaveBeenCalledWith('RM-000123')
})

test('a browser that refuses is reported', async () => {
  const writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await expect(copyText('RM-000123')).rejects.toThrow('no')
})

test('a page without https copies as Ctrl+C does', async () => {
  const setData = browserWithoutClipboard()
  await copyText('RM-000123')
  expect(setData).toHaveBeenCalledWith('text/plain', 'RM-000123')
})

test('the next copy by hand is left alone, also after one that was refused', async () => {
  const setData = browserWithoutClipboard(false)
  await expect(copyText('RM-000123')).rejects.toThrow('refused')
  document.dispatchEvent(new Event('copy'))
  expect(setData).not.toHaveBeenCalled()
})

import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { movingPng, movingWebp, pictureBomb } from '../../testing/broken-pictures'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

type Kind = 'logo' | 'stamp' | 'signature'

async function openClinic() {
  const clinic = await server.makeClinic()
  const token = await server.tokenOf(await server.makeUser(clinic, 'manager_clinic'))
  return {
    clinic,
    token,
    set: (body: unknown, kind: Kind = 'stamp', headers = {}) =>
      server.call('setClinicImage', { token, path: { kind }, body, headers }),
    get: (kind: Kind = 'stamp', query = {}) => server.call('getClinicImage', { token, path: { kind }, query }),
    remove: (kind: Kind = 'stamp') => server.call('removeClinicImage', { token, path: { kind } }),
    information: async () => (await server.call('getInformation', { token })).body.data,
    changes: async () =>
      (await server.changesOf(clinic)).map(({ action, object, before, after }) => ({ action, object, before, after })),
  }
}

/** A blue field on nothing, as a stamp is scanned. */
const onNothing = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite([
    { input: { create: { width: width / 2, height, channels: 4, background: 'blue' } }, left: width / 2, top: 0 },
  ])

describe('an image of the clinic', () => {
  it('keeps its proportions and its transparency in both sizes', async () => {
    const { set, get, information } = await openClinic()
    expect(await information()).toMatchObject({ logo: null, stamp: null, signature: null })
    const reply = await set(await onNothing(1600, 400).png().toBuffer())
    const image = { name: expect.stringMatching(/^[0-9a-f]{16}$/), width: 800, height: 200 }
    expect(reply).toMatchObject({ status: 200, body: { data: { image } } })
    expect(await information()).toMatchObject({ logo: null, stamp: reply.body.data.image, signature: null })
    for (const [size, width, height] of [['large', 800, 200] as const, ['small', 240, 60] as const]) {
      const { bytes, headers } = await get('stamp', { size })
      expect(headers['content-type']).toBe('image/webp')
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width, height, hasAlpha: true })
      const alpha = async (left: number) =>
        (await sharp(bytes).extract({ left, top: 5, width: 1, height: 1 }).raw().toBuffer())[3]
      expect([await alpha(5), await alpha(width - 5)]).toEqual([0, 255])
    }
  })

  it('is not made larger than it was', async () => {
    const { set } = await openClinic()
    const { body } = await set(await onNothing(120, 60).png().toBuffer())
    expect(body.data.image).toMatchObject({ width: 120, height: 60 })
  })

  it('of each kind is replaced and removed by itself, and the audit says so', async () => {
    const { set, get, remove, information, changes } = await openClinic()
    const first = (await set(await onNothing().png().toBuffer(), 'logo')).body.data.image
    const second = (await set(await onNothing(300, 300).png().toBuffer(), 'logo')).body.data.image
    const signature = (await set(await onNothing(200, 100).png().toBuffer(), 'signature')).body.data.image
    expect(await information()).toMatchObject({ logo: second, stamp: null, signature })
    expect(await remove('logo')).toMatchObject({ status: 200, body: { data: { image: null } } })
    expect((await remove('logo')).status).toBe(200)
    expect((await get('logo')).status).toBe(404)
    expect((await get('signature')).status).toBe(200)
    expect(await changes()).toEqual([
      { action: 'set_image', object: 'clinic', before: { logo: null }, after: { logo: first } },
      { action: 'set_image', object: 'clinic', before: { logo: first }, after: { logo: second } },
      { action: 'set_image', object: 'clinic', before: { signature: null }, after: { signature } },
      { action: 'remove_image', object: 'clinic', before: { logo: second }, after: { logo: null } },
    ])
  })

  it('is one of each kind, however many are sent at the same time', async () => {
    const { set, information } = await openClinic()
    const images = await Promise.all([100, 200, 300].map((side) => onNothing(side, side).png().toBuffer()))
    const replies = await Promise.all(images.map((image) => set(image)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(replies.map(({ body }) => body.data.image)).toContainEqual((await information()).stamp)
  })

  it('is shown to everybody of the clinic, and to no other clinic', async () => {
    const { clinic, set, token } = await openClinic()
    await set(await onNothing().png().toBuffer())
    const as = async (of: typeof clinic, role: 'nurse_clinic' | 'front_office_clinic') => {
      const other = await server.tokenOf(await server.makeUser(of, role))
      return server.call('getClinicImage', { token: other, path: { kind: 'stamp' } })
    }
    expect((await as(clinic, 'nurse_clinic')).status).toBe(200)
    expect((await as(await server.makeClinic({ company_id: clinic.company_id }), 'nurse_clinic')).status).toBe(404)
    const desk = await server.tokenOf(await server.makeUser(clinic, 'front_office_clinic'))
    const body = await onNothing().png().toBuffer()
    expect((await server.call('setClinicImage', { token: desk, path: { kind: 'stamp' }, body })).status).toBe(403)
    expect((await server.call('removeClinicImage', { token: desk, path: { kind: 'stamp' } })).status).toBe(403)
    expect((await server.call('setClinicImage', { token, path: { kind: 'seal' }, body })).status).toBe(400)
  })
})

describe('a file that is no image of a clinic', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><script>alert(1)</script></svg>'
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'The file is empty'],
    ['text', () => Buffer.from('a stamp'), 'Choose a JPEG, PNG or WebP file'],
    ['SVG that says it is a PNG', () => Buffer.from(svg), 'Choose a JPEG, PNG or WebP file'],
    ['GIF', () => onNothing().gif().toBuffer(), 'Choose a JPEG, PNG or WebP file'],
    ['a WebP that moves', movingWebp, 'This picture moves'],
    ['a PNG that moves', movingPng, 'This picture moves'],
    ['a line', () => onNothing(400, 40).png().toBuffer(), 'at least 48 pixels'],
    ['a PNG cut off', async () => (await onNothing().png().toBuffer()).subarray(0, 200), 'damaged or cut off'],
    ['900 million pixels', () => pictureBomb(30_000), 'too many pixels'],
  ])('is refused in words: %s', async (_, make, sentence) => {
    const { set, information, changes } = await openClinic()
    const { status, body } = await set(await make(), 'stamp', { 'content-type': 'image/png' })
    expect({ status, msg: body.msg }).toEqual({ status: 422, msg: expect.stringContaining(sentence) })
    expect((await information()).stamp).toBeNull()
    expect(await changes()).toEqual([])
  })

  it('has 6 MB', async () => {
    const { set } = await openClinic()
    const body = Buffer.concat([await onNothing().png().toBuffer()], 6 * 1024 * 1024)
    expect(await set(body)).toMatchObject({ status: 413, body: { msg: 'This is too large: at most 5 MB.' } })
  })

  it('is sent as an SVG, or as anything else', async () => {
    const { set } = await openClinic()
    for (const type of ['image/svg+xml', 'image/gif', 'application/json'])
      expect((await set(Buffer.from(svg), 'stamp', { 'content-type': type })).status).toBe(415)
  })
})

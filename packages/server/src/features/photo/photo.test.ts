import sharp from 'sharp'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { movingWebp, pictureBomb } from '../../testing/broken-pictures'
import { startTestServer } from '../../testing/harness'
import { patience } from '../../testing/patience'
import { sampleCalls } from '../../testing/sample-calls'
import { openWorld } from '../../testing/sample-world'

vi.setConfig({ testTimeout: patience })

const server = await startTestServer()
afterAll(() => server.close())

async function openDesk() {
  const world = await openWorld(server)
  const token = await server.tokenOf(world.user)
  const { path = { id: 0 } } = await sampleCalls.getDoctor(world)
  const desk = {
    set: (body: unknown, headers = {}) => server.call('setDoctorPhoto', { token, path, body, headers }),
    get: (query = {}, headers = {}) => server.call('getDoctorPhoto', { token, path, query, headers }),
    remove: () => server.call('removeDoctorPhoto', { token, path }),
    row: async () => (await server.call('getDoctor', { token, path })).body.data,
    changes: async () =>
      (await server.changesOf(world.clinic)).map(({ action, object, object_id, before, after }) => {
        return { action, object, object_id, before, after }
      }),
  }
  return { world, token, path, ...desk }
}

/** Red on the left, blue on the right. */
const halves = (width = 400, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: 'blue' } }, left: width / 2, top: 0 },
  ])

/** A picture as a phone takes it: with place, time and camera, and to be rotated. */
const fromTelephone = (orientation = 1) =>
  halves()
    .withExif({
      IFD0: { Make: 'Kamera Rahasia', Copyright: 'drg. Kertanegara' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '106/1 49/1 5/1' },
    })
    .withMetadata({ orientation, icc: 'p3' })
    .jpeg()
    .toBuffer()

describe('a picture of somebody', () => {
  it('is stored square, in two sizes, and shown under its own name', async () => {
    const { set, get, row } = await openDesk()
    expect((await row()).photo).toBeNull()
    expect((await get()).status).toBe(404)

    const reply = await set(await fromTelephone())
    expect(reply).toMatchObject({ status: 200, body: { data: { photo: expect.stringMatching(/^[0-9a-f]{16}$/) } } })
    expect((await row()).photo).toBe(reply.body.data.photo)

    const sizes = [await get(), await get({ size: 'small' })]
    for (const { headers } of sizes) expect(headers['content-type']).toBe('image/webp')
    const shown = await Promise.all(sizes.map(({ bytes }) => sharp(bytes).metadata()))
    expect(shown).toMatchObject([
      { format: 'webp', width: 512, height: 512 },
      { format: 'webp', width: 96, height: 96 },
    ])
    expect(sizes[1]?.bytes.length).toBeLessThan(4_000)
  })

  it('has nothing in it of place, time and camera', async () => {
    const { set, get } = await openDesk()
    const sent = await fromTelephone()
    expect(sent.includes('Kamera Rahasia')).toBe(true)
    expect(await sharp(sent).metadata()).toMatchObject({ exif: expect.any(Buffer), icc: expect.any(Buffer) })

    await set(sent)
    for (const size of ['small', 'large']) {
      const { bytes } = await get({ size })
      const { exif, icc, iptc, xmp, orientation } = await sharp(bytes).metadata()
      expect({ exif, icc, iptc, xmp, orientation }).toEqual({})
      for (const secret of ['Kamera', 'Kertanegara', 'EXIF', 'ICCP', 'XMP ']) expect(bytes.includes(secret)).toBe(false)
    }
    const { large, small } = await server.database
      .selectFrom('photo')
      .select(['large', 'small'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    for (const kept of [large, small]) expect(Buffer.from(kept).includes('Kamera')).toBe(false)
  })

  it('is turned upright', async () => {
    const { set, get } = await openDesk()
    await set(await fromTelephone(6)) // a quarter to the right: what was left is on top
    const { bytes } = await get()
    const pixel = async (left: number, top: number) => {
      const [red = 0, , blue = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
      return red > blue ? 'red' : 'blue'
    }
    expect([await pixel(256, 40), await pixel(256, 470)]).toEqual(['red', 'blue'])
  })

  it.each(['png', 'webp', 'jpeg'] as const)('may be %s, whatever its declared type', async (format) => {
    const { set } = await openDesk()
    const body = await halves().toFormat(format).toBuffer()
    expect((await set(body, { 'content-type': 'image/png' })).status).toBe(200)
  })

  it('is asked for once, and again only when it is another one', async () => {
    const { set, get } = await openDesk()
    await set(await halves().png().toBuffer())
    const { headers } = await get()
    expect(headers).toMatchObject({ 'cache-control': 'private, max-age=86400', vary: 'authorization' })
    const same = await get({}, { 'if-none-match': headers.etag })
    expect([same.status, same.bytes.length]).toEqual([304, 0])
    await set(await halves(300, 300).png().toBuffer())
    const other = await get({}, { 'if-none-match': headers.etag })
    expect(other.status).toBe(200)
    expect(other.headers.etag).not.toBe(headers.etag)
  })

  it('is replaced and removed, and all of it is written down with the person', async () => {
    const { set, get, remove, row, path, changes } = await openDesk()
    const first = (await set(await halves().png().toBuffer())).body.data.photo
    const second = (await set(await halves(300, 300).png().toBuffer())).body.data.photo
    expect(await remove()).toMatchObject({ status: 200, body: { data: { photo: null } } })
    expect((await remove()).status).toBe(200)
    expect((await get()).status).toBe(404)
    expect((await row()).photo).toBeNull()
    const event = { object: 'doctor', object_id: path.id }
    expect(await changes()).toEqual([
      { ...event, action: 'set_photo', before: { photo: null }, after: { photo: first } },
      { ...event, action: 'set_photo', before: { photo: first }, after: { photo: second } },
      { ...event, action: 'remove_photo', before: { photo: second }, after: { photo: null } },
    ])
  })

  it('is one, however many send theirs at the same time', async () => {
    const { set, row } = await openDesk()
    const pictures = await Promise.all([200, 300, 400, 500].map((side) => halves(side, side).png().toBuffer()))
    const replies = await Promise.all(pictures.map((body) => set(body)))
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(replies.map(({ body }) => body.data.photo)).toContain((await row()).photo)
  })

  it('of a dentist of the house is not one of an external dentist', async () => {
    const { token, path } = await openDesk()
    const body = await halves().png().toBuffer()
    expect((await server.call('setDoctorExternalPhoto', { token, path, body })).status).toBe(404)
  })

  it('of a patient is part of the record', async () => {
    const { world, token } = await openDesk()
    const path = { id: (await world.addPatient()).id }
    const { body } = await server.call('setPatientPhoto', { token, path, body: await fromTelephone() })
    expect((await server.call('getPatient', { token, path })).body.data.photo).toBe(body.data.photo)
    const actions = (await server.eventsOf(world.clinic)).map(({ action, object }) => `${action} ${object}`)
    expect(actions).toEqual(['set_photo patient', 'read patient'])
  })
})

describe('a file that is no picture', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="9" height="9"/></svg>'
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['nothing', () => Buffer.alloc(0), 'The file is empty'],
    ['text', () => Buffer.from('hello, I am a.jpg'), 'Choose a JPEG, PNG or WebP file'],
    ['SVG', () => Buffer.from(svg), 'Choose a JPEG, PNG or WebP file'],
    ['PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj'), 'Choose a JPEG, PNG or WebP file'],
    ['GIF', () => halves().gif().toBuffer(), 'Choose a JPEG, PNG or WebP file'],
    ['TIFF', () => halves().tiff().toBuffer(), 'Choose a JPEG, PNG or WebP file'],
    ['AVIF', () => halves().avif().toBuffer(), 'Choose a JPEG, PNG or WebP file'],
    ['moving', movingWebp, 'This picture moves'],
    ['tiny', () => halves(90, 300).png().toBuffer(), 'at least 96 pixels'],
    ['a JPEG cut off', async () => (await fromTelephone()).subarray(0, 900), 'damaged or cut off'],
    ['a PNG cut off', async () => (await halves().png().toBuffer()).subarray(0, 300), 'damaged or cut off'],
    ['the beginning of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'damaged or cut off'],
    ['a bomb of 900 million pixels', () => pictureBomb(30_000), 'too many pixels'],
  ])('is refused in words: %s', async (_, make, sentence) => {
    const { set, row, changes } = await openDesk()
    const { status, body } = await set(await make())
    expect({ status, msg: body.msg }).toEqual({ status: 422, msg: expect.stringContaining(sentence) })
    expect((await row()).photo).toBeNull()
    expect(await changes()).toEqual([])
  })

  it('is refused in Indonesian to an Indonesian reader', async () => {
    const { set } = await openDesk()
    const { body } = await set(Buffer.from(svg), { 'accept-language': 'id' })
    expect(body.msg).toBe('Ini bukan gambar yang dapat dibaca. Pilih berkas JPEG, PNG, atau WebP.')
  })

  it('is more than 5 MB', async () => {
    const { set } = await openDesk()
    const picture = await halves().png().toBuffer()
    expect((await set(Buffer.concat([picture], 5 * 1024 * 1024))).status).toBe(200)
    expect(await set(Buffer.concat([picture], 5 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { msg: 'This is too large: at most 5 MB.' },
    })
  })

  it('is sent as something else', async () => {
    const { set } = await openDesk()
    for (const type of ['application/json', 'image/gif', 'image/svg+xml'])
      expect((await set(Buffer.from('{}'), { 'content-type': type })).status).toBe(415)
    expect((await set(undefined)).status).toBe(400)
  })
})

describe('one’s own photo', () => {
  it('comes with the account, small, whatever the photos of others are to its role', async () => {
    const { world, path, set } = await openDesk()
    const own = await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic', { doctor_id: path.id }))
    const photoOf = async (token: string) => (await server.call('fetchMyAccount', { token })).body.data.user.photo
    expect(await photoOf(own)).toBe('')

    await set(await halves().png().toBuffer())
    const [kind, bytes = ''] = (await photoOf(own)).split(',')
    expect(kind).toBe('data:image/webp;base64')
    expect(await sharp(Buffer.from(bytes, 'base64')).metadata()).toMatchObject({
      format: 'webp',
      width: 96,
      height: 96,
    })
    expect((await server.call('getDoctorPhoto', { token: own, path })).status).toBe(403)

    expect(await photoOf(await server.tokenOf(await server.makeUser(world.clinic, 'doctor_clinic')))).toBe('')
  })
})

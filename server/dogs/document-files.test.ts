import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aPicture, dataUrlOf, dogWorld, type DogWorld } from '../../tests/support/dog-world.ts'
import { callServer } from '../../tests/support/call-server.ts'
import { reportFigures } from '../../tests/support/figures.ts'
import { codeOf } from '../../tests/support/restaurant-world.ts'
import { scriptedPdf } from '../../tests/support/pdf.ts'
import { runHandler } from '../../tests/support/run-handler.ts'
import { CALL_PREFIX } from '../../domain/platform/call.ts'
import type { Actor } from '../platform/handler.ts'
import { getDogDocument } from './get-dog-document.ts'

let world: DogWorld
let owner: Actor
let dogId: number

beforeAll(async () => {
  world = await dogWorld()
  await world.set({ dogUploadsPerDay: 200, maxDogDocuments: 20 })
  owner = await world.person()
  dogId = (await world.save(owner)).dogId
})
afterAll(() => world.db.close())

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0A5C82' } })
const read = async (documentId: number) => {
  const { mediaType, base64 } = await runHandler(
    world.db.database,
    getDogDocument,
    { documentId: String(documentId) },
    { actor: owner },
  )
  return { mediaType, file: Buffer.from(base64, 'base64') }
}
const newest = (dog: { documents: readonly { documentId: number }[] }) => dog.documents[0]?.documentId ?? 0

const SCRIPTED_PDF = scriptedPdf(1)

describe('B-16 P15 the file of a document', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'I-03 a %s becomes an upright WebP of at most 2000 px, without its place',
    async (format) => {
      const sent = await picture(2600, 1300)
        .withExif({ IFD0: { Copyright: 'secret owner', Orientation: '6' }, IFD3: { GPSLatitude: '43/1 57/1 0/1' } })
        .toFormat(format)
        .toBuffer()
      const dog = await world.add(owner, dogId, {
        dataUrl: dataUrlOf(sent, `image/${format}`),
        validUntil: '2028-01-01',
      })
      const { mediaType, file } = await read(newest(dog))
      const metadata = await sharp(file).metadata()
      expect(mediaType).toBe('image/webp')
      expect(Math.max(metadata.width, metadata.height)).toBe(2000)
      reportFigures('I-03', { files: 1, told: Number(metadata.exif !== undefined || metadata.xmp !== undefined) })
      expect([metadata.format, metadata.exif, metadata.xmp]).toEqual(['webp', undefined, undefined])
      expect(file.includes('secret owner')).toBe(false)
    },
  )

  test('I-03 a small picture is not made larger, and what is appended to it is gone', async () => {
    const bytes = await picture(60, 40).jpeg().toBuffer()
    const polyglot = Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>PK\u0003\u0004')])
    const { file } = await read(newest(await world.add(owner, dogId, { dataUrl: dataUrlOf(polyglot) })))
    expect(await sharp(file).metadata()).toMatchObject({ width: 60, height: 40 })
    reportFigures('I-03', { files: 1, told: Number(file.includes('<script>')) })
    expect(file.includes('<script>')).toBe(false)
  })

  test('I-03 SVG, GIF, HTML, PDF under another name, bombs and pieces are refused, for document and photo alike', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>')
    const gif = Buffer.from('GIF89a/*\u0001\u0000\u0001\u0000\u0000\u0000\u0000;*/=1;alert(1)', 'latin1')
    const jpeg = await picture(300, 300).jpeg().toBuffer()
    const bomb = await picture(6000, 6000).png({ compressionLevel: 9 }).toBuffer()
    const sent = [
      dataUrlOf(svg, 'image/svg+xml'),
      dataUrlOf(svg, 'image/png'),
      dataUrlOf(gif, 'image/gif'),
      dataUrlOf(gif, 'image/png'),
      dataUrlOf(Buffer.from('<html><script>1</script></html>'), 'image/png'),
      dataUrlOf(SCRIPTED_PDF, 'image/jpeg'),
      dataUrlOf(jpeg.subarray(0, jpeg.length - 200)),
      dataUrlOf(bomb, 'image/png'),
      dataUrlOf(Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)])),
      dataUrlOf(Buffer.from('<html><body>%PDF-1.7</body></html>'), 'application/pdf'),
      dataUrlOf(Buffer.concat([Buffer.from(' '), SCRIPTED_PDF]), 'application/pdf'),
      dataUrlOf(Buffer.alloc(0), 'application/pdf'),
      dataUrlOf(Buffer.concat([SCRIPTED_PDF, Buffer.alloc(5 * 1024 * 1024)]), 'application/pdf'),
      `${dataUrlOf(SCRIPTED_PDF, 'application/pdf')}!`,
      dataUrlOf(SCRIPTED_PDF, 'application/pdf;charset=x'),
      dataUrlOf(Buffer.from('<script>1</script>'), 'text/html'),
      'https://evil.example/scan.pdf',
      'x',
    ]
    const before = (await world.list(owner)).dogs
    for (const dataUrl of sent) {
      const codes = [
        await codeOf(world.add(owner, dogId, { dataUrl })),
        await codeOf(world.photo(owner, dogId, dataUrl)),
      ]
      reportFigures('I-03', {
        files: 2,
        accepted: codes.filter((code) => code?.endsWith('_not_accepted') !== true).length,
      })
      expect(codes, dataUrl.slice(0, 60)).toEqual(['document_not_accepted', 'image_not_accepted'])
    }
    expect((await world.list(owner)).dogs).toEqual(before)
  })

  test('P15 a PDF is drawn before anybody opens it, also one that was kept as it came; the picture is for its owner alone', async () => {
    const dog = await world.add(owner, dogId, {
      kind: 'registry',
      validUntil: null,
      dataUrl: dataUrlOf(SCRIPTED_PDF, 'application/pdf'),
    })
    expect(dog.documents[0]).toMatchObject({ validUntil: null, state: 'waiting' })
    const documentId = newest(dog)
    const { mediaType, file } = await read(documentId)
    expect([mediaType, (await sharp(file).metadata()).format]).toEqual(['image/webp', 'webp'])
    await world.db.sql(`update dog_document set media_type = 'application/pdf', file = $1 where id = $2`, [
      SCRIPTED_PDF,
      documentId,
    ])
    expect(await read(documentId)).toEqual({ mediaType, file })
    const long = dataUrlOf(scriptedPdf(7), 'application/pdf')
    expect(await codeOf(world.add(owner, dogId, { dataUrl: long }))).toBe('document_too_long')
    const http = await callServer(world.db, [getDogDocument])
    const ask = (account: number | null) =>
      http.inject({
        url: `${CALL_PREFIX}/dogs/document?documentId=${documentId}`,
        headers: account === null ? {} : { authorization: `Bearer customer-${account}` },
      })
    const answer = await ask(owner.accountId)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
    expect((await ask(null)).statusCode).toBe(401)
    expect((await ask((await world.person()).accountId)).statusCode).toBe(404)
    await http.close()
  })

  test('a photo is cut to a square of 320 px; empty removes it', async () => {
    const { photo } = await world.photo(owner, dogId, await aPicture(900, 500))
    const metadata = await sharp(Buffer.from(photo.replace('data:image/webp;base64,', ''), 'base64')).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 320, height: 320 })
    expect((await world.photo(owner, dogId, '')).photo).toBe('')
  })
})

describe('B-16 limits', () => {
  test('so many documents a dog, also at the same time; the same file again is no other document', async () => {
    const person = await world.person()
    const { dogId: own } = await world.save(person)
    await world.set({ maxDogDocuments: 3 })
    const files = await Promise.all(Array.from({ length: 5 }, () => aPicture()))
    const codes = await Promise.all(files.map((dataUrl) => codeOf(world.add(person, own, { dataUrl }))))
    expect(codes.filter((code) => code === null)).toHaveLength(3)
    expect(codes.filter((code) => code === 'too_many_documents')).toHaveLength(2)
    const kept = files[codes.indexOf(null)] ?? ''
    expect((await world.add(person, own, { dataUrl: kept })).documents).toHaveLength(3)
    await world.set({ maxDogDocuments: 20 })
  })

  test('so many uploads a day, photos and documents together, refused ones too; the next day begins anew', async () => {
    const person = await world.person()
    const { dogId: own } = await world.save(person)
    await world.set({ dogUploadsPerDay: 3 })
    await world.add(person, own)
    await world.photo(person, own, await aPicture())
    expect(await codeOf(world.add(person, own, { dataUrl: 'x' }))).toBe('document_not_accepted')
    expect(await codeOf(world.add(person, own))).toBe('too_many_requests')
    expect(await codeOf(world.photo(person, own, await aPicture()))).toBe('too_many_requests')
    await world.photo(person, own, '')
    await world.db.sql('update dog_upload set day = day - 1 where account_id = $1', [person.accountId])
    expect((await world.add(person, own)).documents).toHaveLength(2)
    await world.set({ dogUploadsPerDay: 200 })
  })

  test.each([
    ['vaccination', null, 'required'],
    ['insurance', null, 'required'],
    ['vaccination', '2027-06-30', 'date_over'],
    ['registry', '2027-06-30', 'date_over'],
  ] as const)('a %s until %s is refused by its date: %s', async (kind, validUntil, code) => {
    await expect(world.add(owner, dogId, { kind, validUntil })).rejects.toMatchObject({
      problems: [{ field: 'validUntil', code }],
    })
  })
})

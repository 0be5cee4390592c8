import type { OperationId } from '@clinic/api'
import { afterAll, expect, it } from 'vitest'
import type { Call } from '../use-case/contract'
import type { MasterName } from '../use-case/master'
import { startTestServer } from './harness'
import { openClinic } from './open-clinic'

/** Proves that one of two rows is found by a part of its name; `inputOf` is the smallest row of a name. */
export async function provesSearch<Name extends MasterName>(
  name: Name,
  inputOf: (name: string) => Call<`create${Name}`>['body'],
) {
  const server = await startTestServer()
  afterAll(() => server.close())

  it(`${name}: is found by a part of its name`, async () => {
    const { token } = await openClinic(server)
    for (const each of ['Melati', 'Anggrek'])
      await server.call(`create${name}` as OperationId, { token, body: inputOf(each) })
    const { body } = await server.call(`list${name}` as OperationId, { token, query: { search: 'mela' } })
    expect(body.data).toMatchObject({ count: 1, rows: [{ ...Object(inputOf('Melati')), version: 1 }] })
  })
}

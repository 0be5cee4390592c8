import { setTimeout } from 'node:timers/promises'
import { simulatedConnection } from '../../domain/satu-sehat/connection'
import { createSender } from '../../domain/satu-sehat/outbox/sender'
import { hurried } from '../hurried-clock'
import { open } from './place'

// Sends what is due to the service at SERVICE, on a clock that runs faster, until all is sent; then it ends.

const { DATABASE_URL, DATA_DIR = '', SERVICE = '', BEGUN = '' } = process.env
const { now, sleep } = hurried(Number(BEGUN))
const { database, close } = await open({ DATABASE_URL, DATA_DIR })
const connection = { ...simulatedConnection(SERVICE), client: 'one for all' }
const sender = createSender({ database, connection, now, sleep, onFailure: () => {} })

const isLeft = () =>
  database.selectFrom('satu_sehat_visit').select('id').where('state', '<>', 'sent').executeTakeFirst()

process.stdout.write('It sends\n')
const lane = async () => {
  while (await isLeft()) if (!(await sender.sendNext())) await setTimeout(20)
}
await Promise.all([lane(), lane()])
await close()

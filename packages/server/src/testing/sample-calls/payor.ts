import { somePayor } from '../../features/payor/some-payor'
import { masterSamples } from '../master-samples'

export const { calls, add: addPayor } = masterSamples('Payor', { table: 'payor', input: somePayor })

import type { UseCases } from '../../use-case/contract'
import { discardPeriodontalChart } from './discard-periodontal-chart'
import { listPeriodontalChart } from './list-periodontal-chart'
import { writePeriodontalChart } from './write-periodontal-chart'

export const periodontalChartUseCases: UseCases<
  'listPeriodontalChart' | 'writePeriodontalChart' | 'discardPeriodontalChart'
> = { listPeriodontalChart, writePeriodontalChart, discardPeriodontalChart }

import { isSoak } from '../../../../scale'

/** How long a proof that repeats itself may take, also on a machine with other things to do. */
export const patience = isSoak ? 3_600_000 : 120_000

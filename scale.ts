/** `pnpm soak` repeats a proof as often as it is meant, CI a tenth of that, `pnpm mutate` for each mutant a hundredth. */
export const isSoak = process.env.SOAK === '1'
const share = process.env.MUTATE ? 100 : 10

/** How often this run repeats what is meant to be done `full` times. */
export const scaled = (full: number) => (isSoak ? full : Math.ceil(full / share))

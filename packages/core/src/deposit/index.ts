export { depositEntryKinds } from './deposit.values'
export { shareOut } from './share-out'

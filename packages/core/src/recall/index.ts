export * from './recall'
export * from './recall.values'

// Stands in for the merging of `allOf`; a painted form has none. rjsf makes its tools when it is loaded, and never uses them.

const unused = () => ({})
const same = (schema: unknown) => schema

export const createComparator = unused
export const createMerger = unused
export const createDeduplicator = unused
export const createIntersector = unused
export const createShallowAllOfMerge = () => same

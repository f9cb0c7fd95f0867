/** Names of what is told of ads and chapters. A file of its own: a tag that meets neither does without it. */
export const AD_AND_CHAPTER_KEYS = {
  adId: 's:asset:ad_id',
  adSessionId: 's:asset:ad_sid',
  adResolver: 's:asset:resolver',
  adBreakId: 's:asset:pod_id',
  adPosition: 's:asset:pod_position',
  adBreakStartS: 'l:asset:pod_offset',
  adBreakName: 's:asset:pod_name',
  adLengthS: 'l:asset:ad_length',
  adName: 's:asset:ad_name',
  chapterId: 's:stream:chapter_id',
  chapterSessionId: 's:stream:chapter_sid',
  chapterName: 's:stream:chapter_name',
  chapterPosition: 'l:stream:chapter_pos',
  chapterLengthS: 'l:stream:chapter_length',
  chapterStartS: 'l:stream:chapter_offset',
} as const;

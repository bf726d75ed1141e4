import { Module } from '@nestjs/common';
import { AccountModule } from '../account/public.js';
import { EntryStore } from './adapters/entry.store.js';
import { CommunityExportQueries } from './adapters/export.queries.js';
import { PostsQueries } from './adapters/posts.queries.js';
import { RepliesQueries } from './adapters/replies.queries.js';
import { PostsController } from './http/posts.controller.js';
import { RepliesController } from './http/replies.controller.js';
import { CreatePost } from './use-cases/create-post.js';
import { CreateReply } from './use-cases/create-reply.js';
import { DeleteEntry } from './use-cases/delete-entry.js';
import { ReportEntry } from './use-cases/report-entry.js';
import { ToggleLike } from './use-cases/toggle-like.js';

@Module({
  imports: [AccountModule],
  controllers: [PostsController, RepliesController],
  providers: [
    EntryStore,
    PostsQueries,
    RepliesQueries,
    CommunityExportQueries,
    CreatePost,
    CreateReply,
    ToggleLike,
    DeleteEntry,
    ReportEntry,
  ],
  exports: [CommunityExportQueries],
})
export class CommunityModule {}

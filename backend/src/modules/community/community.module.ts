import { Module } from '@nestjs/common';
import { AccountModule } from '../account/public.js';
import { PostStore } from './adapters/post.store.js';
import { PostsQueries } from './adapters/posts.queries.js';
import { CommunityController } from './http/community.controller.js';
import { CreatePost } from './use-cases/create-post.js';
import { DeletePost } from './use-cases/delete-post.js';
import { ReportPost } from './use-cases/report-post.js';
import { ToggleLike } from './use-cases/toggle-like.js';

@Module({
  imports: [AccountModule],
  controllers: [CommunityController],
  providers: [PostStore, PostsQueries, CreatePost, ToggleLike, DeletePost, ReportPost],
  exports: [PostsQueries],
})
export class CommunityModule {}
